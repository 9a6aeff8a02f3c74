import type { Position } from '@hr/contract/position.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowMerge, IconDots, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import type { OnAct } from './position-columns.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Actions of a row; "Edit" is included only on a phone, elsewhere it is a button. */
export function PositionMenu({ kind, row, onAct }: { kind: PositionKind; row: Position; onAct: OnAct }) {
  const { t } = useTranslation()
  const may = useCan()
  const { group } = positionKinds[kind]
  const name = nameIn(useLanguage(), row)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('position.actionsOf', { name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may(group, 'edit') && (
          <Menu.Item
            hiddenFrom="sm"
            leftSection={<IconPencil {...icon} />}
            onClick={() => onAct('edit', row)}
          >
            {t('ui.edit')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => onAct('holders', row)}>
          {t('position.showPeople', { name })}
        </Menu.Item>
        {may(group, 'edit') && (
          <Menu.Item leftSection={<IconArrowMerge {...icon} />} onClick={() => onAct('merge', row)}>
            {t('position.merge')}
          </Menu.Item>
        )}
        {may(group, 'delete') && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => onAct('delete', row)}
          >
            {t('position.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
