// Undoes an overrule action, or one day of it (A8): the days are as if it had never been entered.
import type { undoOverrule as endpoint } from '@hr/contract/attendance-overrule.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import { recomputeEach } from './compute-each.ts'
import { insertUndos, listActionEntries } from './overrule.store.ts'
import { notifyOverruled } from './notify-overruled.ts'

type UndoWork = Work<CheckedInputOf<typeof endpoint>>

/** NOT_FOUND, OWN_RECORD, OVERRULE_PERIOD_CLOSED, OVERRULE_UNDONE. */
export async function undoOverrule(work: UndoWork): Promise<OutputOf<typeof endpoint>> {
  const { db, input, now } = work
  const { employeeId: by } = work.caller
  const wanted = async () =>
    (await listActionEntries(db, input.actionId)).filter(
      ({ id }) => input.overruleId === undefined || id === input.overruleId,
    )
  const employeeIds = (await wanted()).map(({ employeeId }) => employeeId)
  if (employeeIds.length === 0) throw new Refusal('NOT_FOUND')
  await guardOwnRecord(work, {
    employeeId: employeeIds.find(id => id === by) ?? 0,
    area: 'OVERRULE_UNDO',
    reason: input.ownRecordReason,
    field: 'ownRecordReason',
  })
  await lockEmployees(db, employeeIds)
  const entries = (await wanted()).filter(({ undoneAt }) => undoneAt === null)
  const [first] = entries
  if (!first) throw new Refusal('OVERRULE_UNDONE')
  const dates = entries.map(({ date }) => date).toSorted()
  await refuseClosed(work, { from: dates[0] ?? first.date, to: dates.at(-1) ?? first.date }, entries)
  await insertUndos(
    db,
    entries.map(({ id }) => id),
    { now, by },
  )
  const { type, reason } = first
  await recomputeEach(db, entries, { by, cause: 'OVERRULE_UNDONE', reason })
  const { actionId } = input
  await notifyOverruled(work, { actionId, type, reason, days: entries, isUndone: true })
  return { days: entries.length }
}

async function refuseClosed(
  { db, input }: UndoWork,
  span: { readonly from: string; readonly to: string },
  entries: readonly { readonly date: string }[],
): Promise<void> {
  if (input.inClosedPeriod) return
  await lockPeriodsShared(db)
  const closed = (await listClosedPeriods(db, span)).findLast(({ from, to }) =>
    entries.some(({ date }) => from <= date && date <= to),
  )
  if (closed) throw new Refusal('OVERRULE_PERIOD_CLOSED', { date: formatDate(closed.to) })
}
