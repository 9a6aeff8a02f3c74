// Takes the place of the button that was pressed, and opens.
import { Menu } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useOpensAtOnce } from '#web/ui/use-opens-at-once.ts'
import { RowMenuButton } from './RowMenu.tsx'
import type { RowMenuProps } from './RowMenu.tsx'

export function RowEntries({ employee, onReset }: RowMenuProps) {
  const { t } = useTranslation()
  const { button, opened, setOpened } = useOpensAtOnce()
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
      <Menu.Target>
        <RowMenuButton ref={button} employee={employee} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconKey size={18} stroke={1.5} aria-hidden />} onClick={onReset}>
          {t('employee.resetPassword')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
