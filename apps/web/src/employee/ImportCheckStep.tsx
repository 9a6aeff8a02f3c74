// How many people the import would create and update, and what else it would create.
import { importColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { paths } from '@hr/contract/paths.ts'
import { Alert, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { IconClockEdit, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { useAskedReason } from '#web/shared/reason/asked-reason.ts'
import type { AskedReason as Asked } from '#web/shared/reason/asked-reason.ts'
import { ImportCheck } from '#web/shared/import/ImportCheck.tsx'
import type { CheckStepProps } from '#web/shared/import/ImportFlow.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { ConfirmPay } from './ConfirmPay.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportDifferences } from './ImportDifferences.tsx'
import { ImportNames } from './ImportNames.tsx'
import type { NameChoice } from './ImportNames.tsx'
import { WaitingEmails } from './WaitingEmails.tsx'

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
      <Stack>
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

/** One reason for all affected rows. */
function ClosedRows({ count, closed }: { count: number; closed: Asked }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <>
      <Alert color="yellow">{t('employee.closedRows', { count })}</Alert>
      <AskedReason asked={closed} error={null} isExpected />
    </>
  )
}

/** What the errors about work shifts ask to do instead. */
function OtherShifts({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Alert color="yellow" icon={<IconClockEdit size={20} aria-hidden />}>
      {t('employee.otherShifts', { count })}{' '}
      <TextLink inherit to={paths.employees}>
        {t('employee.toList')}
      </TextLink>
    </Alert>
  )
}

export type EmployeeOptions = Asked['input'] & {
  readonly names: readonly NameChoice[]
  readonly confirmedPay?: string
  readonly goodRowsOnly?: boolean
}
const shortestReason = 3

export function ImportCheckStep(step: CheckStepProps<ImportColumn, ImportResult, EmployeeOptions>) {
  const { t } = useTranslation()
  const { result, isRunning } = step
  const { largePay, badRows } = result
  const closed = useAskedReason('closedReason', result.closed > 0)
  const names = step.options?.names ?? []
  // The key changes with the salaries: others are not confirmed yet.
  const [confirmedPay, setConfirmedPay] = useState('')
  const isConfirmed = confirmedPay === largePay.key
  const hasReason = result.closed === 0 || closed.reason.trim().length >= shortestReason
  const changes = result.created + result.updated
  const options = { ...closed.input, names, confirmedPay, goodRowsOnly: badRows > 0 }
  return (
    <ImportCheck
      step={{ ...step, onImport: () => step.onImport(options) }}
      isReady={hasReason && isConfirmed}
      choices={importColumns}
      changes={changes}
      importLabel={t(badRows > 0 ? 'employee.importGood' : 'employee.importNow', { count: changes })}
      hasQuestions={result.unknownNames.length > 0}
      decisions={
        <ImportNames
          result={result}
          choices={names}
          isRunning={isRunning}
          onChange={chosen => step.onOptions({ ...step.options, names: chosen })}
        />
      }
    >
      {result.rows > 0 && <ImportCounts result={result} />}
      <OtherShifts count={result.otherShifts} />
      {result.incomplete > 0 && (
        <Alert color="yellow" icon={<IconUserQuestion size={20} aria-hidden />}>
          {t('employee.importsIncomplete', { count: result.incomplete })}
        </Alert>
      )}
      <WaitingEmails count={result.waitingEmails} />
      <NewThings result={result} />
      <ImportDifferences people={result.people} />
      <ClosedRows count={result.closed} closed={closed} />
      <ConfirmPay
        count={largePay.rows}
        isConfirmed={isConfirmed}
        isRunning={isRunning}
        onChange={isChecked => setConfirmedPay(isChecked ? largePay.key : '')}
      />
    </ImportCheck>
  )
}
