// What some hours of overtime pay by the values of the form, by the rule that pays them (O3 to O6).
import { listHolidays } from '@hr/contract/holiday.ts'
import { getOtDefaultShift, otLimits } from '@hr/contract/ot-setting.ts'
import { noShift } from '@hr/domain/calendar/day-plan.ts'
import { addDays, yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { overtimeDay } from '@hr/domain/overtime/overtime-day.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OtDay } from '#web/shared/overtime/OtDay.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import type { Base } from './SettingFields.tsx'
import { TryGrade } from './TryGrade.tsx'
import { TryOutcome } from './TryOutcome.tsx'
import { firstTried } from './rules-on.ts'
import { isTimed, wholeSetting } from './setting-draft.ts'
import type { SettingDraft } from './setting-draft.ts'

/** What a date is by the default shift and the holidays; undefined while they load. */
function useTriedDay(date: LocalDate): OvertimeDay | undefined {
  const shift = useCall(getOtDefaultShift, {}).data
  // The days around it matter, too: work and overtime run over midnight.
  const before = useCall(listHolidays, { year: yearOf(addDays(date, -1)) }).data
  const after = useCall(listHolidays, { year: yearOf(addDays(date, 1)) }).data
  if (shift === undefined || before === undefined || after === undefined) return undefined
  return overtimeDay(date, { shiftOn: () => shift ?? noShift, holidays: [...before, ...after] })
}

export const exampleSalary = 5_200_000

type Tried = { timeIn: string; timeOut: string; salary: number | null; usedHours: number | null }
const example: Tried = { timeIn: '17:30', timeOut: '22:30', salary: exampleSalary, usedHours: 0 }

/** The panel is inside the form, and Enter would save it. */
const withoutSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

export function TryOut({ values, base }: { values: SettingDraft; base: Base }) {
  const { t } = useTranslation()
  const headingId = useId()
  const today = useToday()
  const [date, setDate] = useState<string | null>(() => firstTried(today, values.from, base))
  const [tried, setTried] = useState(example)
  const day = useTriedDay(date ?? today)
  const setting = wholeSetting(values)
  return (
    <Card withBorder component="section" aria-labelledby={headingId} onKeyDown={withoutSaving}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={headingId}>
            {t('otSetting.tryOut')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('otSetting.tryHint')}
          </Text>
        </div>
        <div>
          {/* Holidays have years from 1900 to 2199, and the days around the date count, too. */}
          <DateField
            label={t('otSetting.tryDate')}
            value={date}
            onChange={setDate}
            minDate="1900-01-02"
            maxDate="2199-12-30"
          />
          <Text size="sm" c="dimmed" mt={4} role="status">
            {date !== null && day !== undefined && <OtDay day={day} />}
          </Text>
        </div>
        {date !== null && <TryGrade date={date} values={values} base={base} />}
        <TryFields tried={tried} onChange={change => setTried({ ...tried, ...change })} />
        <div role="status">
          {setting !== undefined && date !== null && day !== undefined && isTimed(tried) ? (
            <TryOutcome
              asked={{ date, timeIn: tried.timeIn, timeOut: tried.timeOut }}
              day={day}
              setting={setting}
              salary={tried.salary || 0}
              usedHours={tried.usedHours || 0}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t('otSetting.tryIncomplete')}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  )
}

type FieldsProps = { tried: Tried; onChange: (change: Partial<Tried>) => void }

function TryFields({ tried, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2} spacing="sm">
      <TimeField
        label={t('otSetting.tryFrom')}
        defaultValue={tried.timeIn}
        onChange={timeIn => onChange({ timeIn })}
      />
      <TimeField
        label={t('otSetting.tryTo')}
        defaultValue={tried.timeOut}
        onChange={timeOut => onChange({ timeOut })}
      />
      <NumberField
        label={t('otSetting.trySalary')}
        defaultValue={tried.salary}
        onChange={salary => onChange({ salary })}
        decimals={0}
      />
      <NumberField
        label={t('otSetting.tryMonth')}
        defaultValue={tried.usedHours}
        onChange={usedHours => onChange({ usedHours })}
        decimals={0}
        max={otLimits.maxHourPerMonth.max}
      />
    </SimpleGrid>
  )
}
