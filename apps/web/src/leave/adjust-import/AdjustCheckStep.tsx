// What the import would do to each balance, from the dry run; nothing is stored yet.
import { adjustmentColumns } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportErrors } from '#web/shared/import/ImportErrors.tsx'
import { ImportVerdict } from '#web/shared/import/ImportVerdict.tsx'
import { MappingTable } from '#web/shared/import/MappingTable.tsx'
import { OutcomesTable } from './OutcomesTable.tsx'

type Props = {
  file: File
  result: AdjustmentImportResult
  isRunning: boolean
  onMap: (header: string, column: AdjustmentColumn | 'ignore') => void
  onImport: () => void
  onChooseAnother: () => void
}

export function AdjustCheckStep({ file, result, isRunning, onMap, onImport, onChooseAnother }: Props) {
  const { t } = useTranslation()
  const { errors, booked, columns, outcomes } = result
  return (
    <Stack gap="lg">
      <ImportVerdict file={file} errors={errors.length} changes={booked} />
      {errors.length > 0 && <ImportErrors errors={errors} />}
      <MappingTable columns={columns} choices={adjustmentColumns} isRunning={isRunning} onChange={onMap} />
      {outcomes.length > 0 && <OutcomesTable outcomes={outcomes} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onChooseAnother} disabled={isRunning}>
          {t('importing.chooseAnother')}
        </Button>
        {errors.length === 0 && booked > 0 && (
          <Button onClick={onImport} disabled={isRunning}>
            {t('adjustImport.importNow', { count: booked })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
