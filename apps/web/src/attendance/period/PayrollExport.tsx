// The spreadsheet of a closed period, for payroll.
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ExportProgress } from '#web/shared/export/ExportProgress.tsx'
import { useReportExport } from '../report/use-report-export.ts'

export function PayrollExport({ period: { from, to } }: { period: DateRange }) {
  const { t } = useTranslation()
  const { progress, run, cancel } = useReportExport({ from, to, search: '' })
  return (
    <>
      <Button
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={progress !== undefined}
        onClick={run}
      >
        {t('attendanceReport.forPayroll')}
      </Button>
      <ExportProgress progress={progress} onCancel={cancel} />
    </>
  )
}
