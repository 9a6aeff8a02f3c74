import { useTranslation } from '#web/i18n/translation.ts'
import { PositionSelect } from '#web/shared/PositionSelect.tsx'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './report-view.ts'
import type { ReportView } from './report-view.ts'

type Props = { view: ReportView; onChange: (change: Partial<ReportView>) => void }

/** Who the report is about: where and as what they worked in its dates. */
export function ReportFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
      search={<SearchField value={view.search} onSearch={search => onChange({ search })} />}
      count={filterCount(view)}
      onClear={() => onChange(noFilters)}
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
          <PositionSelect
            w={{ sm: 220 }}
            {...named(t('attendanceReport.position'))}
            placeholder={t('attendanceReport.position')}
            clearable
            value={view.position ?? null}
            onChange={position => onChange({ position: position ?? undefined })}
          />
        </>
      )}
    />
  )
}
