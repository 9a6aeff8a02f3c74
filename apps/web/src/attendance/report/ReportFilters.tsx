import type { AttendanceReportRow } from '@hr/contract/attendance-report.ts'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { ViewColumns } from '#web/ui/ViewColumns.tsx'
import { noFilters } from './report-view.ts'
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
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      behind={['unit', 'position']}
      more={() => <MoreReportFilters view={view} onChange={onChange} />}
    >
      <ViewColumns columns={columns} fixed={['employee']} without={view.without} onChange={onChange} />
    </SavedFilters>
  )
}
