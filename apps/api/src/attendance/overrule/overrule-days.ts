// HR overrules many days at once (A8): a preview of each, then exactly the chosen days.
import * as contract from '@hr/contract/attendance-overrule.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { statusesToOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import type { AskedOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { refuseLongRange, yearDays } from '#api/http/refuse-long-range.ts'
import { newId } from '#api/db/new-id.ts'
import { dayKey, listDayPeople } from '../day/day-people.queries.ts'
import { findDays } from '../day/find-days.ts'
import { dayBrief } from '../request/day-changes.ts'
import { checkTimes, timesOf } from './check-times.ts'
import { computeEach } from './compute-each.ts'
import { enterOverrule } from './enter-overrule.ts'
import { judgeDays, toLeftOut } from './judge-days.ts'
import type { AskedDay, Judged } from './judge-days.ts'
import { eachKnown, lockPeople } from './known-days.ts'
import type { DayNow } from './known-days.ts'
import { insertOverrules } from './overrule.store.ts'

type PreviewWork = Work<CheckedInputOf<typeof contract.previewOverrules>>

/** INVALID_INPUT, END_BEFORE_START. */
export const previewOverrules: Handler<typeof contract.previewOverrules> = async work => {
  const { db, input, language } = work
  checkTimes(input)
  return dryRun(db, async () => {
    const { days, isMore } = await candidates(work)
    await lockPeople(db, days)
    const judged = await judgeDays(work, input, asking(input, days))
    return { rows: await previewRows(work, judged), leftOut: toLeftOut(language, judged.leftOut), isMore }
  })
}

/** INVALID_INPUT. Days without any effect are left out and counted. */
export async function overruleDays(
  work: Work<CheckedInputOf<typeof contract.overruleDays>>,
): Promise<OutputOf<typeof contract.overruleDays>> {
  const { db, input, language } = work
  checkTimes(input)
  await lockPeople(db, input.days)
  const { days, leftOut } = await judgeDays(work, input, asking(input, await eachKnown(db, input.days)))
  const timed = days.map(day => ({ ...day, ...timesOf(input) }))
  const actionId = timed.length > 0 ? await enterOverrule(work, { ...input, days: timed }) : null
  return { actionId, days: days.length, leftOut: toLeftOut(language, leftOut) }
}

const asking = (asked: AskedOverrule, days: readonly DayNow[]): AskedDay[] =>
  days.map(day => ({ ...day, asked }))

async function candidates(work: PreviewWork): Promise<{ days: readonly DayNow[]; isMore: boolean }> {
  const { caller, input } = work
  if (input.days) return { days: await eachKnown(work.db, input.days), isMore: false }
  refuseLongRange(input, yearDays)
  const { from, to, unitId, employeeIds, type } = input
  const filter = {
    workspaceId: caller.workspaceId,
    from,
    to,
    whose: employeeIds.length === 0 ? ('all' as const) : employeeIds,
    statuses: statusesToOverrule[type],
    unitId,
    search: '',
  }
  const { rows, next } = await findDays(work, filter, { page: 1, limit: contract.mostOverruledDays })
  return { days: rows, isMore: next !== undefined }
}

async function previewRows(
  { db, input, now }: PreviewWork,
  { days }: Judged,
): Promise<contract.OverrulePreviewRow[]> {
  if (days.length === 0) return []
  const { type, timeIn, timeOut } = input
  const timed = days.map(day => ({ ...day, timeIn, timeOut }))
  await insertOverrules(db, { actionId: newId(), type, reason: 'Preview', now, by: null, days: timed })
  const after = await computeEach(db, days)
  const people = await listDayPeople(db, days)
  return days.flatMap(({ employeeId, date, day, isLocked }) => {
    const key = dayKey({ employeeId, date })
    const [person, becomes] = [people.get(key), after.get(key)]
    if (!person || !becomes) return []
    const [was, will] = [overruleBrief(day.record), overruleBrief(becomes.record)]
    return {
      employee: toPerson(person),
      staffId: person.staff_id,
      date,
      locked: isLocked,
      before: was,
      after: will,
    }
  })
}

type Brief = OutputOf<typeof contract.previewOverrules>['rows'][number]['before']

const overruleBrief = (record: DayRecord): Brief => ({
  ...dayBrief(record),
  waivedLate: record.waivedLate,
  waivedEarlyOut: record.waivedEarlyOut,
  penalty: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
})
