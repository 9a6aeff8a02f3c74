// After an upgrade (A16), recomputes days of older rules, one person per transaction. Open days change, closed ones stay;
// both are listed as differences, and HR gets one notification. Idempotent, also when run concurrently.
import { paths } from '@hr/contract/paths.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listPermissionHolders } from '#api/access/permission-holders.queries.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { getCheckedRules, saveCheckedRules } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { notify } from '#api/notification/notify.ts'
import type { Services } from '#api/services.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import { settleRecords } from '../overtime/settle-records.ts'
import { replaceDaysOn } from './attendance-day.store.ts'
import { insertDifferences, listRecords } from './differences.store.ts'
import { keptDates } from './kept-dates.ts'
import { countRulesDifferences, findOlderDays, listReported } from './newer-rules.store.ts'
import type { OlderDays } from './newer-rules.store.ts'
import { isSameDay } from './note-differences.ts'
import { computeDays } from './read-days.ts'
import { listStale } from './stale-days.store.ts'

const job = 'attendance.rules'
/** People between two progress lines in the log. */
const step = 100

type Portion = (db: Scope) => Promise<{ readonly hasMore: boolean }>

/** A portion is one person; the progress in each workspace is kept while the job runs. */
export function newerRulesPortion(services: Services): Portion {
  const done = new Map<string, { readonly people: number; readonly last: number }>()
  return async db => {
    if ((await getCheckedRules(db)) >= dayRulesVersion) return { hasMore: false }
    const { people, last } = done.get(db.workspaceId) ?? { people: 0, last: 0 }
    const next = await findOlderDays(db, last)
    if (!next) {
      await finish(services, db, people)
      return { hasMore: false }
    }
    await applyToPerson(db, next)
    done.set(db.workspaceId, { people: people + 1, last: next.employeeId })
    if ((people + 1) % step === 0) services.log.info({ job, workspaceId: db.workspaceId, people: people + 1 })
    return { hasMore: true }
  }
}

async function applyToPerson(db: Scope, { employeeId, ...wanted }: OlderDays): Promise<void> {
  const employeeIds = [employeeId]
  await lockEmployees(db, employeeIds)
  await lockPeriodsShared(db)
  const dates = await keptDates(db, wanted)
  if (!dates) return
  const closed = await listClosedPeriods(db, dates)
  // Days waiting to be recomputed have their own job, which also uses the newer rules.
  const waiting = await listStale(db, employeeIds)
  const isIn = (spans: readonly { from: LocalDate; to: LocalDate }[], date: LocalDate) =>
    spans.some(({ from, to }) => from <= date && date <= to)
  const ready = datesFrom(dates.from, dates.to).filter(date => !isIn(waiting, date))
  const open = new Set(ready.filter(date => !isIn(closed, date)))
  const computed = await computeDays(db, { employeeIds, ...dates })
  const after = new Map(computed.map(({ day: { record } }) => [record.date, record]))
  const stored = await listRecords(db, { employeeIds, ...dates })
  const before = new Map(stored.map(({ date, record }) => [date, record]))
  const reported = await listReported(db, { employeeId, ...dates })
  const differences = changesOn(ready, { before, after, reported }).map(change => ({
    ...change,
    employeeId,
    periodFrom: attendancePeriod(change.date).from,
    to: change.date,
  }))
  const by = { by: null, isJob: true } as const
  const changed = differences.filter(({ date }) => open.has(date))
  const kept = differences.filter(({ date }) => !open.has(date))
  await insertDifferences(db, changed, { ...by, cause: 'NEWER_RULES' })
  await insertDifferences(db, kept, { ...by, cause: 'NEWER_RULES_CLOSED' })
  const renewed = computed.filter(({ day }) => open.has(day.record.date))
  await replaceDaysOn(db, { employeeId, dates: [...open] }, renewed)
  await settleRecords(db, { employeeIds, ...dates }, { ...by, cause: 'NEWER_RULES' })
}

type Results = {
  readonly before: ReadonlyMap<LocalDate, DayRecord>
  readonly after: ReadonlyMap<LocalDate, DayRecord>
  readonly reported: ReadonlyMap<LocalDate, DayRecord | null>
}

/** The days whose record changes, apart from those already listed with the same result. */
const changesOn = (dates: readonly LocalDate[], { before, after, reported }: Results) =>
  dates
    .map(date => ({ date, before: before.get(date) ?? null, after: after.get(date) ?? null }))
    .filter(change => !isSameDay(change.before, change.after))
    .filter(({ date, after: now }) => !reported.has(date) || !isSameDay(reported.get(date) ?? null, now))

/** Once per version, by the last process. */
async function finish(services: Services, db: Scope, people: number): Promise<void> {
  const { config, log } = services
  if (!(await saveCheckedRules(db, dayRulesVersion))) return
  const { changed, closed, last } = await countRulesDifferences(db)
  log.info({ job, workspaceId: db.workspaceId, people, changed, closed, isDone: true })
  if (last === null) return
  await auditUpdate(db, 'attendance_rules', dayRulesVersion, {
    after: { version: dayRulesVersion, changed, closed },
  })
  const need = { group: 'ATTENDANCE_SUMMARY', action: 'edit' } as const
  await notify(
    { db, services },
    {
      employeeIds: await listPermissionHolders(db, config, need),
      code: 'NEWER_RULES',
      parameters: { changed, closed },
      link: paths.periodDifferences(attendancePeriod(last).to.slice(0, 7)),
    },
  )
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
}
