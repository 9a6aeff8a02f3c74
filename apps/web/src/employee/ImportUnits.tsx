// Names in the file that no unit has: a similar unit, a new one, or no import of their rows (P10).
import type { ImportResult, UnknownUnit } from '@hr/contract/employee-import.ts'
import { Button, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'

/** Without `unitId`: a new unit. */
export type UnitChoice = { readonly name: string; readonly unitId?: string }

const create = 'create'
const leaveOut = 'leaveOut'

type Props = {
  result: Pick<ImportResult, 'unknownUnits' | 'company'>
  choices: readonly UnitChoice[]
  isRunning: boolean
  onChange: (choices: readonly UnitChoice[]) => void
}

export function ImportUnits({ result: { unknownUnits, company }, choices, isRunning, onChange }: Props) {
  const { t } = useTranslation()
  if (unknownUnits.length === 0) return null
  const isOpen = ({ name }: UnknownUnit) => choices.every(one => one.name !== name)
  const without = unknownUnits.filter(one => one.proposals.length === 0 && isOpen(one))
  const choose = (name: string, value: string) => {
    const others = choices.filter(one => one.name !== name)
    const chosen = value === create ? [{ name }] : value === leaveOut ? [] : [{ name, unitId: value }]
    onChange([...others, ...chosen])
  }
  return (
    <Paper withBorder p="md">
      <Stack gap="md" align="flex-start">
        <Stack gap={4}>
          <Title order={2} size="h4">
            {t('employee.unknownUnits')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('employee.unknownUnitsText')}
          </Text>
        </Stack>
        {without.length > 1 && (
          <Button
            variant="default"
            size="xs"
            disabled={isRunning}
            onClick={() => onChange([...choices, ...without.map(({ name }) => ({ name }))])}
          >
            {t('employee.createAllUnits', { count: without.length })}
          </Button>
        )}
        {unknownUnits.map(unit => (
          <UnitQuestion
            key={unit.name}
            unit={unit}
            company={company}
            choice={choices.find(({ name }) => name === unit.name)}
            isRunning={isRunning}
            onChoose={value => choose(unit.name, value)}
          />
        ))}
      </Stack>
    </Paper>
  )
}

type QuestionProps = {
  unit: UnknownUnit
  company: ImportResult['company']
  choice: UnitChoice | undefined
  isRunning: boolean
  onChoose: (value: string) => void
}

function UnitQuestion({
  unit: { name, rows, proposals },
  company,
  choice,
  isRunning,
  onChoose,
}: QuestionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Radio.Group
      label={t('employee.unknownUnit', { name, count: rows })}
      value={choice === undefined ? leaveOut : (choice.unitId ?? create)}
      onChange={onChoose}
    >
      <Stack gap="xs" mt="xs">
        {proposals.map(unit => (
          <Radio
            key={unit.id}
            value={unit.id}
            label={t('employee.didYouMean', { name: nameIn(language, unit) })}
            disabled={isRunning}
          />
        ))}
        <Radio
          value={create}
          label={t('employee.createUnit', { company: nameIn(language, company) })}
          disabled={isRunning}
        />
        <Radio value={leaveOut} label={t('employee.leaveUnitOut')} disabled={isRunning} />
      </Stack>
    </Radio.Group>
  )
}
