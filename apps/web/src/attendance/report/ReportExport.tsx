// Exports the report (spec 7): as a spreadsheet written by the browser or, for any number of rows, as a file streamed by
// the server.
import { streamAttendance } from '@hr/contract/attendance-report.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useExport } from '#web/shared/export/use-export.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type { exportInput } from './report-view.ts'
import { ExportDialog } from '#web/shared/export/ExportDialog.tsx'

export function ReportExport({ filter }: { filter: ReturnType<typeof exportInput> }) {
  const { t } = useTranslation()
  const language = useLanguage()
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
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            loading={progress !== undefined || file.isPending}
          >
            {t('exporting.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={run}>{t('attendanceReport.asSheet')}</Menu.Item>
          <Menu.Item onClick={() => file.mutate()}>{t('attendanceReport.asFile')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {progress !== undefined && <ExportDialog progress={progress} onCancel={cancel} />}
    </>
  )
}
