// Exports employees in the columns of the import: the filtered list, or the selected people.
import { exportEmployees } from '@hr/contract/employee.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useToday } from '#web/shared/use-today.ts'
import type { Filter } from './use-selection.ts'

export function ExportButton({ filter, label }: { filter: Filter; label: string }) {
  const { t } = useTranslation()
  const today = useToday()
  const download = useMutation({
    mutationFn: () => fetchFile(exportEmployees, filter),
    onSuccess: file => {
      saveFile(file, `employees-${filter.date ?? today}.xlsx`)
      toastSuccess(t('exporting.done'))
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  )
}
