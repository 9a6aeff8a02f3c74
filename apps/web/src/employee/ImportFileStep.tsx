import type { CallError } from '#web/api/call-error.ts'
import { importFile } from '@hr/contract/employee-import.ts'
import { Alert, Anchor, Group, Loader, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportColumns } from './ImportColumns.tsx'

const kinds = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.csv'],
}
const megabytes = importFile.bytes / 1024 / 1024

type Props = { isChecking: boolean; error: CallError | null; onChoose: (file: File) => void }

export function ImportFileStep({ isChecking, error, onChoose }: Props) {
  const { t } = useTranslation()
  const [isRefused, setIsRefused] = useState(false)
  const refusal = isRefused ? t('employee.dropRefused', { size: megabytes }) : error?.message
  return (
    <Stack gap="lg">
      <Dropzone
        accept={kinds}
        multiple={false}
        maxSize={importFile.bytes}
        disabled={isChecking}
        aria-label={t('employee.dropTitle')}
        inputProps={{ 'aria-label': t('employee.file') }}
        onReject={() => setIsRefused(true)}
        onDrop={([file]) => {
          setIsRefused(false)
          if (file !== undefined) onChoose(file)
        }}
      >
        <Stack align="center" gap={4} py="xl" style={{ pointerEvents: 'none' }}>
          {isChecking ? <Loader size={40} /> : <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />}
          <Text fw={600} mt="xs" role="status">
            {isChecking ? t('employee.checking') : t('employee.dropTitle')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('employee.dropHint', { size: megabytes })}
          </Text>
        </Stack>
      </Dropzone>
      {refusal !== undefined && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group gap={6}>
        <IconDownload size={18} stroke={1.5} aria-hidden />
        <Anchor href="/employees-template.csv" download size="sm">
          {t('employee.template')}
        </Anchor>
      </Group>
      <ImportColumns />
    </Stack>
  )
}
