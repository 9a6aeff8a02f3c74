import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { LoadBadRows } from './bad-rows.ts'

/** Downloads the rows with errors, each with its errors in the last column. */
export function BadRowsButton({ load, isDisabled = false }: { load: LoadBadRows; isDisabled?: boolean }) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: load,
    onSuccess: file => saveFile(file, 'rows-with-errors.xlsx'),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      disabled={isDisabled}
      onClick={() => download.mutate()}
    >
      {t('importing.downloadBadRows')}
    </Button>
  )
}
