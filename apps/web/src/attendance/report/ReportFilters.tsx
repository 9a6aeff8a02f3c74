import type { AttendanceReportRow } from '@hr/contract/attendance-report.ts'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColumnsMenu } from '#web/ui/ColumnsMenu.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { SavedViews } from '#web/shared/saved-view/SavedViews.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './report-view.ts'
import type { ReportView } from './report-view.ts'

const MoreReportFilters = lazy(() =>
  import('./MoreReportFilters.tsx').then(file => ({ default: file.MoreReportFilters })),
)

type Props = {
  view: ReportView
  /** All columns. */
  columns: readonly Column<AttendanceReportRow>[]
  onChange: (change: Partial<ReportView>) => void
}

/** Filters by unit and position in the dates of the report, and the choice of columns. */
export function ReportFilters({ view, columns, onChange }: Props) {
  const { t } = useTranslation()
  const hidden = view.without?.split(',') ?? []
  const optional = columns.map(({ id }) => id).filter(id => id !== 'employee')
  const showOnly = (shown: readonly string[]) => {
    const without = optional.filter(id => !shown.includes(id))
    onChange({ without: without.length > 0 ? without.join(',') : undefined })
  }
  return (
    <ListFilters
      search={
        <SearchField
          value={view.search}
          label={t('ui.findStaff')}
          onSearch={search => onChange({ search })}
        />
      }
      count={filterCount(view)}
      moreCount={filterCount(view)}
      onClear={() => onChange(noFilters)}
      more={() => <MoreReportFilters view={view} onChange={onChange} />}
    >
      <SavedViews />
      <ColumnsMenu
        columns={optional}
        titleOf={id => columns.find(column => column.id === id)?.title ?? ''}
        shown={optional.filter(id => !hidden.includes(id))}
        usual={optional}
        onChange={showOnly}
      />
    </ListFilters>
  )
}
