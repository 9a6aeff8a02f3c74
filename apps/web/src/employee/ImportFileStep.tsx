import type { CallError } from '#web/api/call-error.ts'
import { importFile, importTemplate } from '@hr/contract/employee-import.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportColumns } from './ImportColumns.tsx'

const kinds = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.csv'],
}
const megabytes = importFile.bytes / 1024 / 1024

type Props = { error: CallError | undefined; onChoose: (file: File) => void }

function TemplateButton() {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: () => fetchFile(importTemplate, {}),
    onSuccess: file => saveFile(file, 'employees-template.xlsx'),
  })
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('employee.template')}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 240px">
        {t('employee.templateHint')}
      </Text>
    </Group>
  )
}

export function ImportFileStep({ error, onChoose }: Props) {
  const { t } = useTranslation()
  const [isRefused, setIsRefused] = useState(false)
  const refusal = isRefused ? t('employee.dropRefused', { size: megabytes }) : error?.message
  return (
    <Stack gap="lg">
      <Dropzone
        accept={kinds}
        multiple={false}
        maxSize={importFile.bytes}
        aria-label={t('employee.dropTitle')}
        inputProps={{ 'aria-label': t('employee.file') }}
        onReject={() => setIsRefused(true)}
        onDrop={([file]) => {
          setIsRefused(false)
          if (file !== undefined) onChoose(file)
        }}
      >
        <Stack align="center" gap={4} py="xl" style={{ pointerEvents: 'none' }}>
          <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />
          <Text fw={600} mt="xs">
            {t('employee.dropTitle')}
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
      <TemplateButton />
      <ImportColumns />
    </Stack>
  )
}
