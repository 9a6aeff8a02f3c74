// Actions of one employee in the list.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconKey } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'

export function RowMenu({ employee, onReset }: { employee: EmployeeRow; onReset: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={t('employee.actionsOf', { name })}
        >
          <IconDots size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconKey size={18} stroke={1.5} aria-hidden />} onClick={onReset}>
          {t('employee.resetPassword')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
