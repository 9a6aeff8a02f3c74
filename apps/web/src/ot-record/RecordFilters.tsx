// Search, status, unit and columns above a list of overtime records.
import type { OtRecordRow } from '@hr/contract/ot-record.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useUnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { StatusFilter } from '#web/shared/StatusFilter.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { ViewColumns } from '#web/ui/ViewColumns.tsx'
import { noFilters } from './record-view.ts'
import type { RecordView } from './record-view.ts'

type Props = {
  view: RecordView
  /** All columns. */
  columns: readonly Column<OtRecordRow>[]
  isOwn: boolean
  onChange: (change: Partial<RecordView>) => void
}

export function RecordFilters({ view, columns, isOwn, onChange }: Props) {
  const { t } = useTranslation()
  const units = useUnitFilter({ label: t('attendanceBoard.unit'), view, onChange })
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={isOwn ? undefined : t('ui.findStaff')}
      behind={['unit']}
      fields={named => (
        <StatusFilter named={named} statuses={otRecordStatuses} view={view} onChange={onChange} />
      )}
      more={isOwn ? undefined : units}
    >
      <ViewColumns
        columns={columns}
        fixed={['employee', 'date']}
        without={view.without}
        onChange={onChange}
      />
    </SavedFilters>
  )
}
