// The penalty of a grade for some minutes on a date, by the rule that charges it (A9).
import type { NamedRow } from '@hr/contract/named-row.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { mostRateMinutes } from '@hr/contract/attendance-rate.ts'
import { bandAmount } from '@hr/domain/attendance/penalty.ts'
import { ratesOn } from '@hr/domain/attendance/rates-on.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Card, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { useToday } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'

type Props = { grades: readonly NamedRow[]; rates: readonly AttendanceRate[] }

export function TryOut({ grades, rates }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const headingId = useId()
  const [gradeId, setGradeId] = useState(grades[0]?.id ?? '')
  const [minutes, setMinutes] = useState<number | null>(16)
  const [date, setDate] = useState<string | null>(today)
  const tables = rates.map(({ jobGrade, from, rows }) => ({ jobGradeId: jobGrade.id, from, rows }))
  const amount = bandAmount(ratesOn(tables, gradeId, date ?? today), minutes ?? 0)
  return (
    <Card withBorder component="section" aria-labelledby={headingId}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={headingId}>
          {t('attendanceRate.tryOut')}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
          {grades.length > 1 && (
            <NativeSelect
              label={t('attendanceRate.grade')}
              value={gradeId}
              onChange={event => setGradeId(event.currentTarget.value)}
              data={grades.map(grade => ({ value: grade.id, label: nameIn(grade, language) }))}
            />
          )}
          <NumberField
            label={t('attendanceRate.minutes')}
            defaultValue={minutes}
            onChange={setMinutes}
            decimals={0}
            max={mostRateMinutes}
          />
          <DateField label={t('attendanceRate.on')} value={date} onChange={setDate} />
          <Stack gap={2} role="status">
            <Text size="sm" fw={500}>
              {t('attendanceRate.penalty')}
            </Text>
            <Text size="xl" fw={600} lh="36px" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {amount === 'NO_RATE' ? t('attendanceRate.noRate') : penaltyText(amount)}
            </Text>
          </Stack>
        </SimpleGrid>
      </Stack>
    </Card>
  )
}
