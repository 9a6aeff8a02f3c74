// Search, unit, status and columns above the list of days.
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { StatusFilter } from '#web/shared/StatusFilter.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { ViewColumns } from '#web/ui/ViewColumns.tsx'
import { optionalColumns } from './day-columns.tsx'
import { noFilters } from './list-view.ts'
import type { ListView } from './list-view.ts'
import { useUnitFilter } from '#web/shared/unit/UnitFilter.tsx'

type Props = {
  view: ListView
  onChange: (change: Partial<ListView>) => void
}

/** Not offered: statuses of the spec that no day gets by itself. */
const offered = dayStatuses.filter(status => status !== 'LEAVE' && status !== 'ATTENDANCE')

export function DayFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      behind={['unit']}
      fields={named => <StatusFilter named={named} statuses={offered} view={view} onChange={onChange} />}
      more={useUnitFilter({ label: t('attendanceBoard.unit'), view, onChange })}
    >
      <ViewColumns
        columns={optionalColumns.map(id => ({ id, title: t(`attendanceDay.${id}`) }))}
        without={view.without}
        onChange={onChange}
      />
    </SavedFilters>
  )
}
