// All facts to check a draft of overtime, for the preview and the request alike, so that they cannot differ (O2).
import type { MessageParameters } from '@hr/contract/messages/text.ts'
import { limitDates, overtimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import { overtimeRefusal } from '@hr/domain/overtime/overtime-refusal.ts'
import type { OvertimeRefusal } from '@hr/domain/overtime/overtime-refusal.ts'
import { findEmployed } from '#api/attendance/day/day-facts.queries.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { DraftOf, FactsOf } from '#api/request/kind.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { loadOtDay } from './load-ot-days.ts'
import { listUsedOvertime } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'

export async function loadOtFacts(
  db: Scope,
  employeeId: number,
  { own, date, timeIn, timeOut }: DraftOf<OtShapes>,
): Promise<FactsOf<OtShapes>> {
  const asked = { date, timeIn, timeOut, from: date, to: date }
  const settingOf = await loadOtSettings(db, [employeeId], { from: date, to: date })
  const setting = settingOf(employeeId, date)
  const [employed, day, used, company] = await Promise.all([
    findEmployed(db, employeeId),
    loadOtDay(db, { requesterId: employeeId, date }),
    listUsedOvertime(db, [employeeId], limitDates(date, setting)),
    getCompanyTime(db),
  ])
  const { started_on: startedOn, ended_on: endedOn } = orNotFound(employed)
  const { attendance_since: attendanceSince } = company
  const uses = used.filter(({ id }) => !own?.replacedIds.includes(id))
  const isSame = own !== undefined && own.date === date && own.timeIn === timeIn && own.timeOut === timeOut
  // Unchanged, it was accepted when it was made.
  const refusal = isSame
    ? undefined
    : overtimeRefusal(asked, { startedOn, endedOn, attendanceSince, setting, work: day.around, uses })
  return {
    asked,
    isSame,
    day,
    setting,
    limits: overtimeLimits(asked, uses, setting),
    refusal: refusal && new Refusal(refusal.code, parametersOf(refusal)),
  }
}

function parametersOf(refusal: OvertimeRefusal): MessageParameters {
  if ('other' in refusal) {
    const { date, timeIn, timeOut } = refusal.other
    return { date: formatDate(date), times: `${timeIn} - ${timeOut}` }
  }
  if ('hours' in refusal) return { hours: refusal.hours }
  if ('days' in refusal) return { days: refusal.days }
  return 'date' in refusal ? { date: formatDate(refusal.date) } : {}
}
