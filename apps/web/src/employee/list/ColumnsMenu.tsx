import { Button, Checkbox, Popover, Stack, UnstyledButton } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useColumnTitle } from './column-title.ts'
import { optionalColumns, usualColumns } from './shown-columns.ts'
import type { OptionalColumn } from './shown-columns.ts'

type Props = { shown: readonly OptionalColumn[]; onChange: (columns: readonly OptionalColumn[]) => void }

/** Which columns the table has; cards on a phone have the same. */
export function ColumnsMenu({ shown, onChange }: Props) {
  const { t } = useTranslation()
  const titleOf = useColumnTitle()
  const toggle = (column: OptionalColumn, isShown: boolean) =>
    onChange(isShown ? [...shown, column] : shown.filter(one => one !== column))
  return (
    <Popover position="bottom-end" trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden />}>
          {t('employeeList.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('employeeList.columns')}>
        <Stack gap="xs">
          {optionalColumns.map(column => (
            <Checkbox
              key={column}
              label={titleOf(column)}
              checked={shown.includes(column)}
              onChange={event => toggle(column, event.currentTarget.checked)}
            />
          ))}
          <UnstyledButton fz="sm" c="var(--mantine-color-anchor)" onClick={() => onChange(usualColumns)}>
            {t('employeeList.usualColumns')}
          </UnstyledButton>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
