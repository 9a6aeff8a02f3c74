// Search, unit and status above the list of days, and which columns it has.
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import { Button, Checkbox, Popover, Select, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { optionalColumns, useColumnTitle } from './day-columns.tsx'
import type { ListView } from './list-view.ts'

type Props = {
  view: ListView
  hidden: readonly string[]
  onChange: (change: Partial<ListView>) => void
}

/** Statuses that a day never shows by itself are no filter. */
const offered = dayStatuses.filter(status => status !== 'LEAVE' && status !== 'ATTENDANCE')

function Columns({ hidden, onChange }: Omit<Props, 'view'>) {
  const { t } = useTranslation()
  const titleOf = useColumnTitle()
  const toggle = (column: string, isShown: boolean) => {
    const without = isShown ? hidden.filter(one => one !== column) : [...hidden, column]
    onChange({ without: without.length > 0 ? without.join(',') : undefined })
  }
  return (
    <Popover position="bottom-end" trapFocus shadow="md">
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
              checked={!hidden.includes(column)}
              onChange={event => toggle(column, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

export function DayFilters({ view, hidden, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
      search={<SearchField value={view.search} onSearch={search => onChange({ search })} />}
      count={[view.unit, view.status].filter(filter => filter !== undefined).length}
      onClear={() => onChange({ search: '', unit: undefined, status: undefined })}
      fields={named => (
        <>
          <UnitSelect
            w={{ sm: 240 }}
            {...named(t('attendanceBoard.unit'))}
            placeholder={t('attendanceBoard.unit')}
            clearable
            value={view.unit ?? null}
            onChange={unit => onChange({ unit: unit ?? undefined })}
          />
          <Select
            w={{ sm: 190 }}
            {...named(t('ui.status'))}
            placeholder={t('request.anyStatus')}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            data={offered.map(value => ({ value, label: t(`status.${value}`) }))}
            value={view.status ?? null}
            onChange={value => onChange({ status: offered.find(status => status === value) })}
          />
        </>
      )}
    >
      <Columns hidden={hidden} onChange={onChange} />
    </ListFilters>
  )
}
