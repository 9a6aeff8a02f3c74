// Decides which days may be overruled, and why others may not (A8, A13).
import type { MessageParameters } from '@hr/contract/messages/text.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewOverrules } from '@hr/contract/attendance-overrule.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { overruleRefusal } from '@hr/domain/attendance/overrule-refusal.ts'
import type { AskedOverrule, OverruleRefusal } from '@hr/domain/attendance/overrule-refusal.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { ComputedDay } from '../day/attendance-day.store.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import type { DayOf } from './overrule.store.ts'

type KnownDay = DayOf & { readonly day: ComputedDay }
type JudgedDay = KnownDay & { readonly isLocked: boolean }
type LeftOutDay = DayOf & {
  readonly code:
    | OverruleRefusal
    | 'OVERRULE_NO_DAY'
    | 'OWN_RECORD'
    | 'OWN_ROW_BY_HAND'
    | 'OVERRULE_PERIOD_CLOSED'
  readonly parameters: MessageParameters
}
export type Judged = { readonly days: readonly JudgedDay[]; readonly leftOut: readonly LeftOutDay[] }
/** A day, undefined if there is none, and what is asked of it. */
export type AskedDay = DayOf & { readonly asked: AskedOverrule; readonly day: ComputedDay | undefined }

/** Prevents closing the periods of these days until the transaction ends. */
export async function judgeDays(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now' | 'services'>,
  { inClosedPeriod }: { readonly inClosedPeriod: boolean },
  days: readonly AskedDay[],
): Promise<Judged> {
  const { db, caller, now } = work
  const dates = days.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return { days: [], leftOut: [] }
  await lockPeriodsShared(db)
  const closed = await listClosedPeriods(db, { from, to })
  // A caller whom guardOwnRecord let pass as the only person has already given the reason.
  const own = db.ownRecordReason === null ? caller.employeeId : null
  const ownCode = days.some(day => day.employeeId === own) ? await ownRowCode(work, 'OVERRULE') : 'OWN_RECORD'
  const judged: JudgedDay[] = []
  const leftOut: LeftOutDay[] = []
  for (const { employeeId, date, asked, day } of days) {
    const leaveOut = (code: LeftOutDay['code'], parameters: MessageParameters = {}) =>
      leftOut.push({ employeeId, date, code, parameters })
    const period = closed.find(one => one.from <= date && date <= one.to)
    const refusal = day && overruleRefusal(day, asked, now.getTime())
    if (employeeId === own) leaveOut(ownCode)
    else if (!day) leaveOut('OVERRULE_NO_DAY')
    else if (refusal) leaveOut(refusal)
    else if (period && !inClosedPeriod) leaveOut('OVERRULE_PERIOD_CLOSED', { date: formatDate(period.to) })
    else judged.push({ employeeId, date, day, isLocked: period !== undefined })
  }
  return { days: judged, leftOut }
}

/** The number of days per reason. */
export const toLeftOut = (
  language: Language,
  leftOut: Judged['leftOut'],
): OutputOf<typeof previewOverrules>['leftOut'] =>
  [...Map.groupBy(leftOut, ({ code }) => code)].map(([code, days]) => ({
    code,
    message: serverText(language, code, days.at(-1)?.parameters),
    days: days.length,
  }))
