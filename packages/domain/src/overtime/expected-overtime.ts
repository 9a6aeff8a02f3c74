// What overtime comes to if all of it is worked (O3-O6): outside scheduled work, by the rule that pays its record.
import { minutesSpan } from './asked-overtime.ts'
import type { AskedOvertime } from './asked-overtime.ts'
import { minutesIn } from './cut-minutes.ts'
import { without } from './minute-sets.ts'
import type { OvertimeDay } from './overtime-day.ts'
import { settleOvertime } from './settle-overtime.ts'
import type { OtRecord, SettledOvertime } from './settle-overtime.ts'

/** All in minutes: `asked` less `inSchedule` is what the record settles. */
type ExpectedOvertime = SettledOvertime & { readonly asked: number; readonly inSchedule: number }

export function expectedOvertime(
  asked: AskedOvertime,
  { dayType, around }: Pick<OvertimeDay, 'dayType' | 'around'>,
  terms: Omit<OtRecord, 'stretches' | 'dayType'>,
): ExpectedOvertime {
  const span = minutesSpan(asked, asked.date)
  const schedule = around.map(work => minutesSpan(work, asked.date))
  const stretches = without([span], schedule)
  const minutes = span.to - span.from
  return {
    ...settleOvertime({ ...terms, stretches, dayType }),
    asked: minutes,
    inSchedule: minutes - minutesIn(stretches),
  }
}
