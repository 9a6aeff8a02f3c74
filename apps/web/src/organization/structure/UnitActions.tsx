import type { OrgNode } from '@hr/contract/organization.ts'
import { Button, Group } from '@mantine/core'
import { IconArrowsMove, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { StructureAct } from './structure-view.ts'
import { useUnitRights } from './use-unit-rights.ts'

const icon = { size: 16, 'aria-hidden': true } as const

type Props = {
  unit: OrgNode
  date: string | undefined
  onAct: (act: StructureAct, id: string) => void
}

export function UnitActions({ unit, date, onAct }: Props) {
  const { t } = useTranslation()
  const { mayAdd, mayEdit, mayDelete } = useUnitRights(date !== undefined)
  if (!mayAdd && !mayEdit && !mayDelete) return null
  const act = (name: StructureAct) => () => onAct(name, unit.id)
  return (
    <Group gap="xs">
      {mayEdit && (
        <>
          <Button size="xs" variant="light" leftSection={<IconPencil {...icon} />} onClick={act('edit')}>
            {t('organization.edit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowsMove {...icon} />}
            onClick={act('move')}
          >
            {t('organization.move')}
          </Button>
        </>
      )}
      {mayAdd && (
        <Button size="xs" variant="default" leftSection={<IconPlus {...icon} />} onClick={act('add')}>
          {t('organization.addUnitBelow')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={act('delete')}
        >
          {t('ui.delete')}
        </Button>
      )}
    </Group>
  )
}
