// The result of the dry run of an import; nothing is stored yet. `children` are specific to the import.
import type { ImportError } from '@hr/contract/import.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { BadRowsButton } from './BadRowsButton.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import type { CheckStepProps } from './ImportFlow.tsx'
import { MappingTable } from './MappingTable.tsx'
import { OwnRowLeftOut } from './OwnRowLeftOut.tsx'

type ImportVerdictProps = {
  file: File
  errors: number
  changes: number
  /** Rows with errors, if the others can be imported without them. */
  badRows?: number | undefined
  /** Answers on the page settle some of the errors. */
  hasQuestions: boolean
  /** The meaning of a column is missing or wrong. */
  hasColumnError: boolean
}

/** The checked file, and whether it can be imported. */
function ImportVerdict(verdict: ImportVerdictProps) {
  const { file, errors, changes, badRows, hasQuestions, hasColumnError } = verdict
  const { t } = useTranslation()
  const isFine = errors === 0
  const Icon = isFine ? IconCircleCheck : IconAlertCircle
  const text = changes > 0 ? t('importing.ready') : t('importing.nothingToDo')
  return (
    <>
      <Group gap="xs">
        <IconFileSpreadsheet size={20} aria-hidden />
        <Text fw={500}>{file.name}</Text>
      </Group>
      <Alert
        color={isFine ? (changes > 0 ? 'green' : 'gray') : 'red'}
        role={isFine ? 'status' : 'alert'}
        icon={<Icon size={20} aria-hidden />}
      >
        {isFine
          ? text
          : badRows !== undefined && changes > 0
            ? t('importing.someErrorsText', { count: badRows })
            : t('importing.errorsText', { count: errors })}
        {!isFine && hasColumnError && ` ${t('importing.columnErrorText')}`}
        {!isFine && hasQuestions && ` ${t('importing.questionsText')}`}
      </Alert>
    </>
  )
}

type MappingProps<Column extends string> = ComponentProps<typeof MappingTable<Column>>
type Checked<Column extends string> = {
  readonly errors: readonly ImportError[]
  readonly leftOut?: readonly ImportError[]
  readonly columns: MappingProps<Column>['columns']
  /** Missing: an error keeps all rows out. */
  readonly badRows?: number
}
type Props<Column extends string> = {
  step: Pick<
    CheckStepProps<Column, Checked<Column>>,
    'file' | 'result' | 'isRunning' | 'onMap' | 'onImport' | 'loadBadRows' | 'onChooseAnother'
  >
  choices: MappingProps<Column>['choices']
  /** Number of changes the import would make. */
  changes: number
  importLabel: string
  /** false = a required choice is missing. */
  isReady?: boolean
  /** The reader's choices for the rows. */
  decisions?: ReactNode
  /** `decisions` settle some of the errors. */
  hasQuestions?: boolean
  children: ReactNode
}

/** Row in the file, counted from 1. */
const headingRow = 1

export function ImportCheck<Column extends string>(props: Props<Column>) {
  const {
    step,
    choices,
    changes,
    importLabel,
    isReady = true,
    decisions,
    hasQuestions = false,
    children,
  } = props
  const { file, result, isRunning, onMap, onImport, loadBadRows, onChooseAnother } = step
  const { errors, leftOut = [], columns, badRows } = result
  const { t } = useTranslation()
  const hasColumnError = errors.some(({ row }) => row === headingRow)
  return (
    <Stack gap="lg">
      <ImportVerdict
        file={file}
        errors={errors.length}
        changes={changes}
        badRows={badRows}
        hasQuestions={hasQuestions}
        hasColumnError={hasColumnError}
      />
      {decisions}
      <MappingTable
        columns={columns}
        choices={choices}
        isRunning={isRunning}
        hasError={hasColumnError}
        onChange={onMap}
      />
      {errors.length > 0 && <ImportErrors errors={errors} />}
      <OwnRowLeftOut leftOut={leftOut} />
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onChooseAnother} disabled={isRunning}>
          {t('importing.chooseAnother')}
        </Button>
        {badRows !== undefined && badRows > 0 && <BadRowsButton load={loadBadRows} isDisabled={isRunning} />}
        {(errors.length === 0 || badRows !== undefined) && changes > 0 && (
          <Button onClick={() => onImport()} disabled={isRunning || !isReady}>
            {importLabel}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
