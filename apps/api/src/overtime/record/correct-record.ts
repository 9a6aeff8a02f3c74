// HR enters the minutes of an overtime record, or undoes that (O3, MANUAL). Previews compute with the same function.
import type * as contract from '@hr/contract/ot-record.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { readPay } from '#api/access/read-pay.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { listOvertime } from '#api/attendance/overtime/ot-record.store.ts'
import type { DayOf } from '#api/attendance/overtime/ot-record.store.ts'
import { computeRecords } from '#api/attendance/overtime/compute-records.ts'
import { settleRecords } from '#api/attendance/overtime/settle-records.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { notify } from '#api/notification/notify.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { actorName } from '#api/people/names-of.ts'
import { findCorrection, insertCorrection, insertCorrectionUndo } from './correction.store.ts'
import { showRecord } from './show-record.ts'
import { toResult } from './to-record.ts'

/** NOT_FOUND, OT_MORE_THAN_APPROVED. */
export const previewOtCorrection: Handler<typeof contract.previewOtCorrection> = async ({
  db,
  caller,
  input,
}) => {
  const { employeeId } = input
  const { before, after } = await corrected(db, input)
  const seesPay = (await readPay(db, caller, [employeeId]))(employeeId)
  return { before: toResult(before, seesPay), after: toResult(after, seesPay) }
}

/** NOT_FOUND, OT_MORE_THAN_APPROVED, OT_PERIOD_CLOSED, OWN_RECORD. */
export async function correctOtRecord(
  work: Work<CheckedInputOf<typeof contract.correctOtRecord>>,
): Promise<contract.OtRecordDetail> {
  const { db, input } = work
  const { employeeId, date, minutes, reason } = input
  await guardOwnRecord(work, { employeeId, area: 'OT_RECORD', reason, field: 'reason' })
  orNotFound(await lockEmployee(db, employeeId))
  await corrected(db, input)
  await refuseClosed(db, input)
  const id = await insertCorrection(db, { employeeId, date, minutes, reason })
  return saved(work, { id, employeeId, date, minutes, reason, isUndone: false })
}

/** NOT_FOUND, OT_CORRECTION_UNDONE, OT_PERIOD_CLOSED, OWN_RECORD. */
export const undoOtCorrection: Handler<typeof contract.undoOtCorrection> = async work => {
  const { db, input } = work
  const { id, inClosedPeriod, ownRecordReason } = input
  const { employeeId } = orNotFound(await findCorrection(db, id))
  await guardOwnRecord(work, {
    employeeId,
    area: 'OT_RECORD',
    reason: ownRecordReason,
    field: 'ownRecordReason',
  })
  await lockEmployee(db, employeeId)
  const { date, minutes, reason, undoneAt } = orNotFound(await findCorrection(db, id))
  if (undoneAt) throw new Refusal('OT_CORRECTION_UNDONE')
  await refuseClosed(db, { date, inClosedPeriod })
  await insertCorrectionUndo(db, id)
  return saved(work, { id, employeeId, date, minutes, reason, isUndone: true })
}

/** The record now and with these minutes. Throws NOT_FOUND without a record. */
async function corrected(db: Scope, { employeeId, date, minutes }: DayOf & { readonly minutes: number }) {
  const month = attendancePeriod(date)
  const found = await listOvertime(db, { employeeIds: [employeeId], ...month })
  const before = orNotFound(found.find(day => day.date === date)?.record)
  if (minutes > before.approved) throw new Refusal('OT_MORE_THAN_APPROVED', { minutes: before.approved })
  const computed = await computeRecords(db, found, month, { entered: { employeeId, date, minutes } })
  const after = orNotFound(computed.find(({ record }) => record.date === date)?.record)
  return { before, after }
}

type Closable = { readonly date: string; readonly inClosedPeriod: boolean }

async function refuseClosed(db: Scope, { date, inClosedPeriod }: Closable): Promise<void> {
  if (inClosedPeriod) return
  await lockPeriodsShared(db)
  const [closed] = await listClosedPeriods(db, { from: date, to: date })
  if (closed) throw new Refusal('OT_PERIOD_CLOSED', { date: formatDate(closed.to) })
}

type Saved = DayOf & {
  readonly id: string
  readonly minutes: number
  readonly reason: string
  readonly isUndone: boolean
}

async function saved(work: Work<unknown>, entry: Saved): Promise<contract.OtRecordDetail> {
  const { db, caller } = work
  const { id, employeeId, date, minutes, reason, isUndone } = entry
  const cause = isUndone ? 'OT_CORRECTION_UNDONE' : 'OT_CORRECTION'
  const because = { by: caller.employeeId, cause, reason } as const
  await settleRecords(db, { employeeIds: [employeeId], from: date, to: date }, because)
  const entered = { employeeId, date, minutes, reason }
  const after: Record<string, JsonValue> = isUndone ? { undone: true } : entered
  await writeAudit(db, {
    operation: isUndone ? 'UPDATE' : 'CREATE',
    entity: 'ot_correction',
    entityId: id,
    ...(isUndone && { before: entered }),
    after,
  })
  await notify(work, {
    employeeIds: [employeeId],
    code: isUndone ? 'OT_CORRECTION_UNDONE' : 'OT_CORRECTED',
    parameters: { actor: await actorName(db, caller), from: date, to: date, comment: reason },
    link: paths.myOtRecord(date),
  })
  await publishLive(db, { topic: 'overtime', employeeIds: [] })
  return showRecord(work, { employeeId, date })
}
