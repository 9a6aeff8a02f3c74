// The hours of a work shift: one line per group of days.
import type { ShiftDays } from '@hr/domain/attendance/shift-week.ts'
import { Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { shortWeekdayNames } from './format.ts'

export function WeekLines({ week }: { week: readonly ShiftDays[] }) {
  const names = shortWeekdayNames(useLanguage())
  return week.map(({ days, timeIn, timeOut }) => {
    const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
    const span = first === last ? names[first] : `${names[first]} - ${names[last]}`
    return (
      <Text key={first} size="sm" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {`${span} ${timeIn} - ${timeOut}`}
      </Text>
    )
  })
}
