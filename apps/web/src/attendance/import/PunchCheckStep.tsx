// The effect of a punch file: how it was read, new punches, their owners, and skipped lines.
import { punchColumns } from '@hr/contract/attendance-import.ts'
import type { PunchColumn, PunchImportResult } from '@hr/contract/attendance-import.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportErrors } from '#web/shared/import/ImportErrors.tsx'
import type { CheckStepProps } from '#web/shared/import/ImportFlow.tsx'
import { MappingTable } from '#web/shared/import/MappingTable.tsx'
import { ClosedPunches } from './ClosedPunches.tsx'
import { DateOrderChoice } from './DateOrderChoice.tsx'
import { FirstLines } from './FirstLines.tsx'
import { PunchCounts } from './PunchCounts.tsx'
import { PunchDeviceUsers, PunchPeople } from './PunchPeople.tsx'
import type { PunchOptions } from './punch-options.ts'

type Props = CheckStepProps<PunchColumn, PunchImportResult, PunchOptions>

function useVerdict({ errors, dateOrder, added, waiting, known }: PunchImportResult) {
  const { t } = useTranslation()
  if (dateOrder !== null && dateOrder.chosen === null) {
    const [one = '', other = ''] = dateOrder.readings[0]?.examples.map(({ text }) => text) ?? []
    const isMixed = dateOrder.proven.length > 1
    const text = isMixed ? t('punchImport.orderMixed', { one, other }) : t('punchImport.orderText')
    return { color: 'yellow', text, isFine: false }
  }
  if (errors.length > 0) return { color: 'red', text: t('punchImport.columnsMissing'), isFine: false }
  if (added + waiting > 0) return { color: 'green', text: t('punchImport.ready'), isFine: true }
  return known > 0
    ? { color: 'gray', text: t('punchImport.nothingNew'), isFine: true }
    : { color: 'red', text: t('punchImport.nothingRead'), isFine: false }
}

function Verdict({ file, result }: Pick<Props, 'file' | 'result'>) {
  const { color, text, isFine } = useVerdict(result)
  const Icon = isFine ? IconCircleCheck : IconAlertCircle
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <IconFileSpreadsheet size={20} aria-hidden style={{ flex: 'none' }} />
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Text>
      </Group>
      <Alert color={color} role={isFine ? 'status' : 'alert'} icon={<Icon size={20} aria-hidden />}>
        {text}
      </Alert>
    </>
  )
}

/** Until the date order is known, there is only the question. */
function Outcome({ result, isRunning, options = {}, onOptions }: Props) {
  const { t } = useTranslation()
  const { badLines, firstLines, people, deviceUsers } = result
  return (
    <>
      <PunchCounts result={result} />
      <ClosedPunches
        count={result.closed}
        reason={options.closedReason}
        isRunning={isRunning}
        onTake={closedReason => onOptions({ ...options, closedReason })}
      />
      {firstLines.length > 0 && (
        <FirstLines
          result={result}
          isRunning={isRunning}
          onTimeZone={timeZone => onOptions({ ...options, timeZone })}
        />
      )}
      {people.length > 0 && <PunchPeople people={people} />}
      {deviceUsers.length > 0 && <PunchDeviceUsers deviceUsers={deviceUsers} />}
      {badLines.total > 0 && (
        <ImportErrors errors={badLines.rows} total={badLines.total} title={t('punchImport.badLines')} />
      )}
    </>
  )
}

export function PunchCheckStep(step: Props) {
  const { file, result, isRunning, options = {}, onMap, onOptions, onImport, onChooseAnother } = step
  const { t } = useTranslation()
  const { errors, dateOrder, columns, added, waiting } = result
  const isAsking = dateOrder !== null && dateOrder.chosen === null
  return (
    <Stack gap="lg">
      <Verdict file={file} result={result} />
      {dateOrder !== null && (
        <DateOrderChoice
          dateOrder={dateOrder}
          isRunning={isRunning}
          onChoose={order => onOptions({ ...options, dateOrder: order })}
        />
      )}
      {errors.length > 0 && !isAsking && <ImportErrors errors={errors} />}
      {errors.length === 0 && <Outcome {...step} />}
      <MappingTable
        columns={columns}
        choices={punchColumns}
        isRunning={isRunning}
        hasError={errors.length > 0 && !isAsking}
        onChange={onMap}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onChooseAnother} disabled={isRunning}>
          {t('importing.chooseAnother')}
        </Button>
        {errors.length === 0 && added + waiting > 0 && (
          <Button onClick={() => onImport()} disabled={isRunning}>
            {t('punchImport.importNow', { count: added + waiting })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
