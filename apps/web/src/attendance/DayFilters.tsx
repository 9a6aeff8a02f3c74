// Search, unit, status and columns above the list of days.
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColumnsMenu } from '#web/ui/ColumnsMenu.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { SavedViews } from '#web/shared/saved-view/SavedViews.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { optionalColumns, useColumnTitle } from './day-columns.tsx'
import { noFilters } from './list-view.ts'
import type { ListView } from './list-view.ts'
import { UnitFilter } from '#web/shared/UnitFilter.tsx'

type Props = {
  view: ListView
  hidden: readonly string[]
  onChange: (change: Partial<ListView>) => void
}

/** Not offered: statuses of the spec that no day gets by itself. */
const offered = dayStatuses.filter(status => status !== 'LEAVE' && status !== 'ATTENDANCE')

export function DayFilters({ view, hidden, onChange }: Props) {
  const { t } = useTranslation()
  const titleOf = useColumnTitle()
  return (
    <ListFilters
      search={
        <SearchField
          value={view.search}
          label={t('ui.findStaff')}
          onSearch={search => onChange({ search })}
        />
      }
      count={[view.unit, view.status].filter(filter => filter !== undefined).length}
      moreCount={view.unit === undefined ? 0 : 1}
      onClear={() => onChange(noFilters)}
      fields={named => (
        <Choice
          w={{ sm: 190 }}
          {...named(t('ui.status'))}
          placeholder={t('request.anyStatus')}
          options={offered.map(value => ({ value, label: t(`status.${value}`) }))}
          value={view.status}
          onClear={() => onChange({ status: undefined })}
          onChoose={status => onChange({ status })}
        />
      )}
      more={() => (
        <UnitFilter
          label={t('attendanceBoard.unit')}
          unit={view.unit}
          onChange={unit => onChange({ unit })}
        />
      )}
    >
      <SavedViews />
      <ColumnsMenu
        columns={optionalColumns}
        titleOf={titleOf}
        shown={optionalColumns.filter(column => !hidden.includes(column))}
        usual={optionalColumns}
        onChange={shown => {
          const without = optionalColumns.filter(column => !shown.includes(column))
          onChange({ without: without.length > 0 ? without.join(',') : undefined })
        }}
      />
    </ListFilters>
  )
}
