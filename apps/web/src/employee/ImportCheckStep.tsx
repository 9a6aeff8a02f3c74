// What the import would do, from the dry run; nothing is stored yet.
import { importColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportErrors } from '#web/shared/import/ImportErrors.tsx'
import { ImportVerdict } from '#web/shared/import/ImportVerdict.tsx'
import { MappingTable } from '#web/shared/import/MappingTable.tsx'
import { ImportCounts } from './ImportCounts.tsx'

type Props = {
  file: File
  result: ImportResult
  isRunning: boolean
  onMap: (header: string, column: ImportColumn | 'ignore') => void
  onImport: () => void
  onChooseAnother: () => void
}

function NewNames({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {title} ({names.length})
      </Text>
      <Group gap={6}>
        {names.map(name => (
          <Badge key={name} variant="default" size="lg" fw={400} radius="sm">
            {name}
          </Badge>
        ))}
      </Group>
    </Stack>
  )
}

function NewThings({ result }: { result: ImportResult }) {
  const { t } = useTranslation()
  const { newUnits, newPositions, newJobGrades } = result
  if (newUnits.length + newPositions.length + newJobGrades.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('employee.newHint')}
        </Text>
        <NewNames title={t('employee.newUnits')} names={newUnits} />
        <NewNames title={t('employee.newPositions')} names={newPositions} />
        <NewNames title={t('employee.newJobGrades')} names={newJobGrades} />
      </Stack>
    </Paper>
  )
}

export function ImportCheckStep({ file, result, isRunning, onMap, onImport, onChooseAnother }: Props) {
  const { t } = useTranslation()
  const changes = result.created + result.updated
  return (
    <Stack gap="lg">
      <ImportVerdict file={file} errors={result.errors.length} changes={changes} />
      {result.errors.length > 0 && <ImportErrors errors={result.errors} />}
      <MappingTable columns={result.columns} choices={importColumns} isRunning={isRunning} onChange={onMap} />
      {result.rows > 0 && <ImportCounts result={result} />}
      <NewThings result={result} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onChooseAnother} disabled={isRunning}>
          {t('importing.chooseAnother')}
        </Button>
        {result.errors.length === 0 && changes > 0 && (
          <Button onClick={onImport} disabled={isRunning}>
            {t('employee.importNow', { count: changes })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
