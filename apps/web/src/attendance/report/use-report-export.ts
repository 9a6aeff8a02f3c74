import { useLanguage } from '#web/i18n/language.ts'
import { useExport } from '#web/shared/export/use-export.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import type { exportInput } from './report-view.ts'

/** The spreadsheet of the report. */
export function useReportExport(filter: ReturnType<typeof exportInput>) {
  const language = useLanguage()
  const today = useToday()
  const may = useCan()
  return useExport(async loading => {
    const { exportReport } = await import('./export-report.ts')
    return exportReport(filter, { language, today, seesOvertime: may('OT_SUMMARY') }, loading)
  })
}
