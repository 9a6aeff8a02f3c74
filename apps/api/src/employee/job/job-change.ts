// Job changes over HTTP (P8, R9): preview, make, and undo while planned.
import type * as contract from '@hr/contract/employee-job.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedFacts, factsOn, jobFactNames, withoutChange } from '@hr/domain/employee/job-history.ts'
import type { JobFacts, JobRow } from '@hr/domain/employee/job-history.ts'
import { guardOwnRecord, refuseOwnRecord } from '#api/access/own-record.ts'
import { lineMoves } from '#api/approval/line-moves.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { changeJobOf, saveJobChange } from './change-job.ts'
import type { JobChange } from './change-job.ts'
import { listBelow, listHistory, lockLineManagers, saveHistories } from './job.store.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { jobsOf } from './list-jobs.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { listPeople } from '#api/people/person.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { refuseManagerCycle } from './refuse-manager-cycle.ts'
import { refusalOf } from '../to-refusal.ts'
import { toJobFacts } from './to-job-facts.ts'
import { toMoves } from '#api/approval/to-moves.ts'

type PreviewContext = Parameters<Handler<typeof contract.previewJobChange>>[0]
type Change = PreviewContext['input']

function changeOf({ id, from, reason, ...given }: Change): JobChange {
  const facts: { -readonly [Name in keyof JobFacts]?: JobFacts[Name] } = {}
  const take = <Name extends keyof JobFacts>(name: Name, value: JobFacts[Name] | undefined) => {
    if (value !== undefined) facts[name] = value
  }
  for (const name of jobFactNames) take(name, given[name])
  return { employeeId: id, from, facts, reason }
}

export const changeJob: Handler<typeof contract.changeJob> = async context => {
  const { id, reason } = context.input
  const own = { employeeId: id, area: 'JOB', reason, field: 'reason' } as const
  await guardOwnRecord(context, own)
  await changeJobOf(context, changeOf(context.input))
  return jobsOf(context, id)
}

/** People listed of a team that moves along. */
const mostShown = 50

export const previewJobChange: Handler<typeof contract.previewJobChange> = async context => {
  const { db, caller, input, language } = context
  const { id, from } = input
  const today = await todayIn(db)
  const seesPay = maySeeSensitive(caller, id)
  const history = await listHistory(db, id)
  if (history.length === 0) throw new Refusal('NOT_FOUND')
  if (seesPay) await logSensitiveRead(db, caller, 'pay', [id])
  const date = from > today ? from : today
  const outcome = await dryRun(db, async () => {
    await refuseOwnRecord(context, id, 'JOB')
    const { after, changed } = await saveJobChange(context, changeOf(input))
    const moves = await lineMoves(context, { date, requesterIds: [id] })
    return { after, changed, moves }
  }).catch(refusalOf(language))
  const isRefused = 'refusal' in outcome
  const after = isRefused ? history : outcome.after
  const changed = isRefused ? [] : outcome.changed
  const team = changed.includes('lineManagerId') ? await listBelow(db, id, date) : []
  const people = await listPeople(db, team.slice(0, mostShown))
  const later = laterChanges(after, from)
  const on = [factsOn(history, from), factsOn(after, from)].flatMap(facts => facts ?? [])
  const shown = await toJobFacts(db, { seesPay }, [...on, ...later.map(row => row.facts)])
  const laterFacts = shown.slice(on.length)
  return {
    refusal: isRefused ? outcome.refusal : null,
    before: on.length === 2 ? (shown[0] ?? null) : null,
    after: on.length === 2 ? (shown[1] ?? null) : null,
    changed: [...changed],
    later: later.flatMap((row, index): contract.JobChangePreview['later'] => {
      const facts = laterFacts[index]
      return facts ? [{ from: row.from, changed: row.changed, facts }] : []
    }),
    steps: isRefused ? [] : await toMoves(db, outcome.moves),
    team: team.flatMap(one => people.get(one) ?? []),
    teamCount: team.length,
  }
}

/** Changes on later days, which stay. */
const laterChanges = (rows: readonly JobRow[], from: LocalDate) =>
  rows.flatMap((row, index) => {
    const before = rows[index - 1]
    return before && row.from > from ? [{ ...row, changed: changedFacts(before.facts, row.facts) }] : []
  })

/** NOT_PLANNED for a day that has come, or without a change. */
export const cancelJobChange: Handler<typeof contract.cancelJobChange> = async context => {
  const { input } = context
  const { id: employeeId, from, ownRecordReason: reason } = input
  const own = { employeeId, area: 'JOB', reason, field: 'ownRecordReason' } as const
  await guardOwnRecord(context, own)
  const { db, language } = context
  await lockLineManagers(db)
  orNotFound(await lockEmployee(db, employeeId))
  const before = await listHistory(db, employeeId)
  const isPlanned = from > (await todayIn(db)) && before.some(row => row.from === from)
  if (!isPlanned) throw new Refusal('NOT_PLANNED')
  const after = withoutChange(before, from)
  const history = { employeeId, before, after }
  // The manager of the earlier facts may report to the person meanwhile.
  await refuseManagerCycle(db, { language, histories: [history], from })
  await saveHistories(db, [history])
  const [old, kept] = [orNotFound(factsOn(before, from)), orNotFound(factsOn(after, from))]
  const names = changedFacts(old, kept)
  await writeAudit(db, {
    operation: 'DELETE',
    entity: 'employee_job',
    entityId: employeeId,
    before: { from, ...Object.fromEntries(names.map(name => [name, old[name]])) },
    after: Object.fromEntries(names.map(name => [name, kept[name]])),
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return jobsOf(context, employeeId)
}
