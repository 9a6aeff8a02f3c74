// What overtime would pay if all of it is worked, by the rule that pays its record (O4-O6).
import type { OtPreview } from '@hr/contract/ot-request.ts'
import { minutesSpan } from '@hr/domain/overtime/asked-overtime.ts'
import { settleOvertime } from '@hr/domain/overtime/settle-overtime.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { listSalaries } from '#api/attendance/overtime/ot-record.store.ts'
import { gradeOn } from '#api/people/grade-history.queries.ts'
import type { PreviewWork, Previewed } from '#api/request/kind.ts'
import type { OtShapes } from './ot-shapes.ts'

/** Null for a reader who may not see pay, and without a salary on the date. */
export async function wouldPay(
  { db, caller }: Pick<PreviewWork<OtShapes>, 'db' | 'caller'>,
  { employeeId, facts: { asked, day, limits, setting } }: Previewed<OtShapes>,
): Promise<OtPreview['pay']> {
  if (!maySeeSensitive(caller, employeeId)) return null
  const { date } = asked
  const salaries = await listSalaries(db, { employeeIds: [employeeId], from: date, to: date })
  const { amount: salary = null, currency = null } = gradeOn(salaries.get(employeeId), date) ?? {}
  if (salary === null || currency === null) return null
  const { amount, payable } = settleOvertime({
    stretches: [minutesSpan(asked, date)],
    dayType: day.dayType,
    setting,
    salary,
    usedToday: limits.day.approved,
    usedInMonth: limits.month.approved,
  })
  return { amount, currency, payable }
}
