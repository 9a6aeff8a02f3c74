// Drop or select the file of an import.
import { importFile } from '@hr/contract/import.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FileStepProps } from './ImportFlow.tsx'

const tables = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.csv'],
}
const megabytes = importFile.bytes / 1024 / 1024

type Props = FileStepProps & {
  /** Further file types, with the texts for all of them. */
  others?: {
    readonly kinds: Readonly<Record<string, string[]>>
    readonly hint: string
    readonly refused: string
  }
}

export function FileDrop({ error, onChoose, others }: Props) {
  const { t } = useTranslation()
  const [isRefused, setIsRefused] = useState(false)
  const refused = others?.refused ?? t('importing.dropRefused', { size: megabytes })
  const refusal = isRefused ? refused : error?.message
  return (
    <>
      <Dropzone
        accept={{ ...tables, ...others?.kinds }}
        multiple={false}
        maxSize={importFile.bytes}
        aria-label={t('importing.dropTitle')}
        inputProps={{ 'aria-label': t('importing.file') }}
        onReject={() => setIsRefused(true)}
        onDrop={([file]) => {
          setIsRefused(false)
          if (file !== undefined) onChoose(file)
        }}
      >
        <Stack align="center" gap={4} py="xl" style={{ pointerEvents: 'none' }}>
          <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />
          <Text fw={600} mt="xs" ta="center">
            {t('importing.dropTitle')}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {others?.hint ?? t('importing.dropHint', { size: megabytes })}
          </Text>
        </Stack>
      </Dropzone>
      {refusal !== undefined && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
    </>
  )
}
