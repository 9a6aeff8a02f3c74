// Exports the report (spec 7): as a spreadsheet written by the browser or, for any number of rows, as a file streamed by
// the server.
import { streamAttendance } from '@hr/contract/attendance-report.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useToday } from '#web/shared/use-today.ts'
import { ExportProgress } from '#web/shared/export/ExportProgress.tsx'
import { handOverFile } from './hand-over-file.ts'
import { useReportExport } from './use-report-export.ts'
import type { exportInput } from './report-view.ts'

export function ReportExport({ filter }: { filter: ReturnType<typeof exportInput> }) {
  const { t } = useTranslation()
  const today = useToday()
  const { progress, run, cancel } = useReportExport(filter)
  const file = useMutation({
    mutationFn: async () => {
      const { readHandOver } = await import('./export-report.ts')
      const [bytes, handOver] = await Promise.all([
        fetchFile(streamAttendance, filter),
        readHandOver(filter, today),
      ])
      return { bytes, name: handOverFile(filter, handOver, 'csv') }
    },
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      toastSuccess(t('exporting.done'))
    },
  })
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
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
      <ExportProgress progress={progress} onCancel={cancel} />
    </>
  )
}
