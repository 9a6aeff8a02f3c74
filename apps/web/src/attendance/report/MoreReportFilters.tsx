// Less frequent filters of the report: unit and position.
import { SimpleGrid } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PositionSelect } from '#web/shared/person/PositionSelect.tsx'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import type { ReportView } from './report-view.ts'

type Props = { view: ReportView; onChange: (change: Partial<ReportView>) => void }

export function MoreReportFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} mt={{ sm: 'sm' }}>
      <UnitFilter label={t('attendanceBoard.unit')} view={view} onChange={onChange} />
      <PositionSelect
        label={t('attendanceReport.position')}
        clearable
        value={view.position ?? null}
        onChange={position => onChange({ position: position ?? undefined })}
      />
    </SimpleGrid>
  )
}
