// First and last day with their halves: one choice for a single day, two for several.
import { Input, SegmentedControl, SimpleGrid } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { fittingDates, halvesOf, partOfDay } from './leave-dates.ts'
import type { Dates } from './leave-dates.ts'
import type { EnteredLeave } from './use-leave-form.ts'

type PartOfDayFieldProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}

/** Selects the part of a day. */
function PartOfDayField<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: PartOfDayFieldProps<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={choices.map(choice => ({ ...choice }))}
        value={value}
        onChange={next => {
          const choice = choices.find(each => each.value === next)
          if (choice !== undefined) onChange(choice.value)
        }}
      />
    </Input.Wrapper>
  )
}

type Props = { form: EnteredLeave['form']; dates: Dates }

export function DatesFields({ form, dates }: Props) {
  const { t } = useTranslation()
  // On a phone the calendar opens without the on-screen keyboard; a hardware keyboard still works.
  const from = { ...form.field('from'), inputMode: 'none' } as const
  const to = { ...form.field('to'), inputMode: 'none' } as const
  /** Does not remount the field in which the user is typing: it would lose the focus. */
  const set = (change: Partial<Dates>) => {
    const next = fittingDates({ ...dates, ...change })
    for (const name of ['from', 'to', 'fromHalf', 'toHalf'] as const) {
      if (next[name] === dates[name]) continue
      form.setFieldValue(name, next[name], { forceUpdate: next[name] !== change[name] })
    }
  }
  const isOneDay = dates.from !== null && dates.from === dates.to
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField key={form.key('from')} {...from} onChange={value => set({ from: value })} />
        <DateField
          key={form.key('to')}
          {...to}
          {...(dates.from !== null && { minDate: dates.from })}
          onChange={value => set({ to: value })}
        />
      </SimpleGrid>
      {isOneDay ? (
        <PartOfDayField
          label={t('leave.partOfDay')}
          value={partOfDay(dates)}
          choices={[
            { value: 'DAY', label: t('leave.fullDay') },
            { value: 'AM', label: t('leave.morningOnly') },
            { value: 'PM', label: t('leave.afternoonOnly') },
          ]}
          onChange={part => set(halvesOf[part])}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <PartOfDayField
            label={t('leave.firstDay')}
            value={dates.fromHalf}
            choices={[
              { value: 'AM', label: t('leave.fromMorning') },
              { value: 'PM', label: t('leave.fromAfternoon') },
            ]}
            onChange={fromHalf => set({ fromHalf })}
          />
          <PartOfDayField
            label={t('leave.lastDay')}
            value={dates.toHalf}
            choices={[
              { value: 'PM', label: t('leave.toEvening') },
              { value: 'AM', label: t('leave.toNoon') },
            ]}
            onChange={toHalf => set({ toHalf })}
          />
        </SimpleGrid>
      )}
    </>
  )
}
