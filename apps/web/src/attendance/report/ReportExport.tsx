// Takes the days of the report along (spec 7): as a spreadsheet that the browser writes, or, for any number of rows, as a
// file that the server writes while it is read.
import { streamAttendance } from '@hr/contract/attendance-report.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useExport } from '#web/shared/export/use-export.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useLate } from '#web/ui/use-late.ts'
import { ExportButton } from './ExportButton.tsx'
import type { exportInput } from './report-view.ts'

const ExportDialog = lazy(() =>
  import('#web/shared/export/ExportDialog.tsx').then(file => ({ default: file.ExportDialog })),
)
const loadMenu = () => import('./ExportMenu.tsx').then(file => file.ExportMenu)

export function ReportExport({ filter }: { filter: ReturnType<typeof exportInput> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { part: ExportMenu, open, ahead } = useLate(loadMenu)
  const { progress, run, cancel } = useExport(async () => {
    const { exportReport } = await import('./export-report.ts')
    return exportReport(filter, language)
  })
  const file = useMutation({
    mutationFn: () => fetchFile(streamAttendance, filter),
    onSuccess: bytes => {
      saveFile(bytes, `attendance-${filter.from}-${filter.to}.csv`)
      toastSuccess(t('attendanceReport.fileSaved'))
    },
  })
  return (
    <>
      {ExportMenu === undefined ? (
        <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={open} {...ahead} />
      ) : (
        <ExportMenu
          isBusy={progress !== undefined || file.isPending}
          onSheet={run}
          onFile={() => file.mutate()}
        />
      )}
      {progress !== undefined && (
        <Suspense>
          <ExportDialog progress={progress} onCancel={cancel} />
        </Suspense>
      )}
    </>
  )
}
