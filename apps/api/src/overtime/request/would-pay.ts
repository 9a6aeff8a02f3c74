// What overtime would pay if all of it is worked, by the rule that pays its record (O4-O6).
import type { OtPreview } from '@hr/contract/ot-request.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { expectedOvertime } from '@hr/domain/overtime/expected-overtime.ts'
import { readPay } from '#api/access/read-pay.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { listSalaries } from '#api/attendance/overtime/ot-record.store.ts'
import { gradeOn } from '#api/people/grade-history.queries.ts'
import type { FactsOf } from '#api/request/kind.ts'
import type { OtShapes } from './ot-shapes.ts'

type Facts = Pick<FactsOf<OtShapes>, 'asked' | 'day' | 'limits' | 'setting'>

/** Null for a person whose pay the reader may not see, and without a salary on the date. */
export async function wouldPay(
  { db, caller }: Pick<Work<unknown>, 'db' | 'caller'>,
  employeeIds: readonly number[],
  date: LocalDate,
): Promise<(employeeId: number, facts: Facts) => OtPreview['pay']> {
  const seesPay = await readPay(db, caller, employeeIds)
  const seen = employeeIds.filter(seesPay)
  const salaries = await listSalaries(db, { employeeIds: seen, from: date, to: date })
  return (employeeId, { asked, day, limits, setting }) => {
    const { amount: salary = null, currency = null } = gradeOn(salaries.get(employeeId), date) ?? {}
    if (salary === null || currency === null) return null
    const { amount, payable } = expectedOvertime(asked, day, {
      setting,
      salary,
      usedToday: limits.day.approved,
      usedInMonth: limits.month.approved,
    })
    return { amount, currency, payable }
  }
}
