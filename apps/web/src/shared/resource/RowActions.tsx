// The actions of a row: a menu, and a button to edit it, which is in the menu on a phone.
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const look = { size: 18, 'aria-hidden': true } as const

type Props = {
  /** Names the menu. */
  label: string
  /** False for readers without the permission. */
  edit: { label: string; onClick: () => void } | false
  /** Further actions: RowAction. */
  children: ReactNode
}

export function RowActions({ label, edit, children }: Props) {
  const { t } = useTranslation()
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" mr={-8}>
      {edit && (
        <Button
          variant="subtle"
          size="compact-sm"
          visibleFrom="sm"
          aria-label={edit.label}
          onClick={edit.onClick}
        >
          {t('ui.edit')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={label}>
            <IconDots {...look} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {edit && <EditOnPhone onClick={edit.onClick} />}
          {children}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

/** Not just hidden on a desktop: the menu would give its focus to an item that cannot have it. */
function EditOnPhone({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return useIsPhone() && <RowAction icon={IconPencil} text={t('ui.edit')} onClick={onClick} />
}

type ActionProps = { icon: Icon; text: string; color?: string; onClick: () => void }

export const RowAction = ({ icon: Picture, text, color, onClick }: ActionProps) => (
  <Menu.Item leftSection={<Picture {...look} />} {...(color && { c: color })} onClick={onClick}>
    {text}
  </Menu.Item>
)

type DeleteProps = { text?: string; onClick: () => void }

export function DeleteAction({ text, onClick }: DeleteProps) {
  const { t } = useTranslation()
  return (
    <RowAction
      icon={IconTrash}
      text={text ?? t('ui.delete')}
      color="var(--mantine-color-error)"
      onClick={onClick}
    />
  )
}
