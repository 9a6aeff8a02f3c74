// Names in the file that nothing has: a similar unit, position or grade, a new one, or no import of their rows (P10).
import type { ImportResult, UnknownName } from '@hr/contract/employee-import.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Column = UnknownName['column']
/** Without `id`: a new one. */
export type NameChoice = { readonly column: Column; readonly name: string; readonly id?: string }

const create = 'create'
const leaveOut = 'leaveOut'

const columns = ['unit', 'position', 'jobGrade'] as const satisfies readonly Column[]
const texts = {
  unit: { title: 'employee.unknownUnits', text: 'employee.unknownUnitsText', create: 'employee.createUnit' },
  position: {
    title: 'employee.unknownPositions',
    text: 'employee.unknownPositionsText',
    create: 'employee.createPosition',
  },
  jobGrade: {
    title: 'employee.unknownJobGrades',
    text: 'employee.unknownJobGradesText',
    create: 'employee.createJobGrade',
  },
} as const

type Props = {
  result: Pick<ImportResult, 'unknownNames' | 'company'>
  choices: readonly NameChoice[]
  isRunning: boolean
  onChange: (choices: readonly NameChoice[]) => void
}

export function ImportNames({ result: { unknownNames, company }, ...props }: Props) {
  return columns.map(column => {
    const names = unknownNames.filter(one => one.column === column)
    return (
      names.length > 0 && <Names key={column} {...props} column={column} names={names} company={company} />
    )
  })
}

type NamesProps = Omit<Props, 'result'> & {
  column: Column
  names: readonly UnknownName[]
  company: ImportResult['company']
}

function Names({ column, names, company, choices, isRunning, onChange }: NamesProps) {
  const { t } = useTranslation()
  const { title, text } = texts[column]
  const isOf = (name: string) => (one: NameChoice) => one.column === column && one.name === name
  const without = names.filter(({ name, proposals }) => proposals.length === 0 && !choices.some(isOf(name)))
  const choose = (name: string, value: string) => {
    const isThis = isOf(name)
    const others = choices.filter(one => !isThis(one))
    const chosen = value === leaveOut ? [] : [{ column, name, ...(value !== create && { id: value }) }]
    onChange([...others, ...chosen])
  }
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start">
        <Stack gap={4}>
          <Title order={2} size="h4">
            {t(title)}
          </Title>
          <Text size="sm" c="dimmed">
            {t(text)}
          </Text>
        </Stack>
        {without.length > 1 && (
          <Button
            variant="default"
            size="xs"
            disabled={isRunning}
            onClick={() => onChange([...choices, ...without.map(({ name }) => ({ column, name }))])}
          >
            {t('employee.createAllUnits', { count: without.length })}
          </Button>
        )}
        {names.map(one => (
          <NameQuestion
            key={one.name}
            unknown={one}
            company={company}
            choice={choices.find(isOf(one.name))}
            isRunning={isRunning}
            onChoose={value => choose(one.name, value)}
          />
        ))}
      </Stack>
    </Paper>
  )
}

type QuestionProps = {
  unknown: UnknownName
  company: ImportResult['company']
  choice: NameChoice | undefined
  isRunning: boolean
  onChoose: (value: string) => void
}

function NameQuestion({ unknown, company, choice, isRunning, onChoose }: QuestionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { column, name, rows, proposals } = unknown
  return (
    <Radio.Group
      label={t('employee.unknownName', { name, count: rows })}
      value={choice === undefined ? leaveOut : (choice.id ?? create)}
      onChange={onChoose}
    >
      <Stack gap="xs" mt="xs">
        {proposals.map(one => (
          <Radio
            key={one.id}
            value={one.id}
            label={t('employee.didYouMean', { name: nameIn(one, language) })}
            disabled={isRunning}
          />
        ))}
        <Radio
          value={create}
          label={t(texts[column].create, { company: nameIn(company, language) })}
          disabled={isRunning}
        />
        <Radio value={leaveOut} label={t('employee.leaveRowsOut')} disabled={isRunning} />
      </Stack>
    </Radio.Group>
  )
}
