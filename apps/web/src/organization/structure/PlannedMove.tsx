// The move of a unit that is planned for a later day, with a way to undo it.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Alert, Group, Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { UndoMove } from './UndoMove.tsx'
import { useUnitRights } from './use-unit-rights.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = { unit: OrgNode; date: string | undefined }

export function PlannedMove({ unit, date }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const { mayEdit } = useUnitRights(date !== undefined)
  const move = unit.plannedMove
  if (move === null) return null
  return (
    <Alert color="blue" p="sm" icon={<IconCalendarEvent size={20} stroke={1.5} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t('organization.movesTo', {
            parent: move.parent === null ? t('organization.top') : texts.name(move.parent),
            date: formatDate(move.on),
          })}
        </Text>
        {mayEdit && <UndoMove unit={unit} />}
      </Group>
    </Alert>
  )
}
