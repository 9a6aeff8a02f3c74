// Search, status, unit and columns above a list of overtime records.
import type { OtRecordRow } from '@hr/contract/ot-record.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitFilter } from '#web/shared/UnitFilter.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { ColumnsMenu } from '#web/ui/ColumnsMenu.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { SavedViews } from '#web/shared/saved-view/SavedViews.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './record-view.ts'
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
  const hidden = view.without?.split(',') ?? []
  const optional = columns.map(({ id }) => id).filter(id => id !== 'employee' && id !== 'date')
  const showOnly = (shown: readonly string[]) => {
    const without = optional.filter(id => !shown.includes(id))
    onChange({ without: without.length > 0 ? without.join(',') : undefined })
  }
  return (
    <ListFilters
      search={
        !isOwn && (
          <SearchField
            value={view.search}
            label={t('ui.findStaff')}
            onSearch={search => onChange({ search })}
          />
        )
      }
      count={filterCount(view)}
      moreCount={view.unit === undefined ? 0 : 1}
      onClear={() => onChange(noFilters)}
      fields={named => (
        <Choice
          w={{ sm: 190 }}
          {...named(t('ui.status'))}
          placeholder={t('request.anyStatus')}
          options={otRecordStatuses.map(value => ({ value, label: t(`status.${value}`) }))}
          value={view.status}
          onClear={() => onChange({ status: undefined })}
          onChoose={status => onChange({ status })}
        />
      )}
      {...(!isOwn && {
        more: () => (
          <UnitFilter
            label={t('attendanceBoard.unit')}
            unit={view.unit}
            onChange={unit => onChange({ unit })}
          />
        ),
      })}
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
