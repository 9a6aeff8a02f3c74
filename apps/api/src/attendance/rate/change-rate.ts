// Corrects or deletes a penalty table and recomputes its days (A9).
import type * as contract from '@hr/contract/attendance-rate.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { guardOwnDefinition, refuseOwnDefinition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate, writeAudit } from '#api/audit/write-audit.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { changeRates, lockRates, previewRates } from './change-rates.ts'
import { checkedRows } from './checked-rows.ts'
import { ownRate } from './own-rate.ts'
import { rateFacts } from './rate-facts.ts'
import { refusingTakenDay } from './refusing-taken-day.ts'
import { deleteRate, listRates, saveRate } from './rate.store.ts'

type Change = CheckedInputOf<typeof contract.updateAttendanceRate>

/** NOT_FOUND, STALE, INVALID_INPUT at the wrong band, ALREADY_EXISTS if another table starts on that day. */
export const updateAttendanceRate: Handler<typeof contract.updateAttendanceRate> = async work => {
  const { db, input } = work
  const { before, save } = await saving(work, input)
  await guardOwnDefinition(work, ownEdit(work, before, input.from), input.ownRecordReason)
  const effect = await changeRates(work, [before.jobGrade.id], save)
  const rate = await findRate(work, input.id)
  await auditUpdate(db, 'attendance_rate', rate.id, {
    before: rateFacts(before),
    after: { ...rateFacts(rate), ...effect },
  })
  return { rate, effect }
}

export const previewRateChange: Handler<typeof contract.previewRateChange> = async work => {
  const { before, save } = await saving(work, work.input)
  await refuseOwnDefinition(work, ownEdit(work, before, work.input.from))
  return dryRun(work.db, () => previewRates(work, [before.jobGrade.id], save))
}

export const deleteAttendanceRate: Handler<typeof contract.deleteAttendanceRate> = async work => {
  const { db, input } = work
  const { before, save } = await removing(work, input.id)
  await guardOwnDefinition(work, ownDeletion(work, before), input.ownRecordReason)
  const effect = await changeRates(work, [before.jobGrade.id], save)
  await writeAudit(db, {
    operation: 'DELETE',
    entity: 'attendance_rate',
    entityId: before.id,
    before: rateFacts(before),
    after: effect,
  })
  return {}
}

export const previewRateDeletion: Handler<typeof contract.previewRateDeletion> = async work => {
  const { before, save } = await removing(work, work.input.id)
  await refuseOwnDefinition(work, ownDeletion(work, before))
  return dryRun(work.db, () => previewRates(work, [before.jobGrade.id], save))
}

/** The change affects days from the earlier of both dates on. */
const ownEdit = (work: OwnWork, { jobGrade, from }: contract.AttendanceRate, newFrom: LocalDate) =>
  ownRate(work, 'RATE_EDIT', { jobGradeId: jobGrade.id, from: from < newFrom ? from : newFrom })
const ownDeletion = (work: OwnWork, { jobGrade, from }: contract.AttendanceRate) =>
  ownRate(work, 'RATE_DELETE', { jobGradeId: jobGrade.id, from })

async function saving(work: Work<unknown>, { id, from, rows: given, version }: Change) {
  const { db, language } = work
  const rows = checkedRows(given)
  await lockRates(db)
  const before = await findRate(work, id)
  if (version !== before.version) throw new Refusal('STALE')
  const save = () => refusingTakenDay(language, () => saveRate(db, { id: before.id, from, rows }))
  return { before, save }
}

async function removing(work: Work<unknown>, id: string) {
  const { db } = work
  await lockRates(db)
  const before = await findRate(work, id)
  return { before, save: () => deleteRate(db, before.id) }
}

export async function findRate({ db }: Work<unknown>, id: string): Promise<contract.AttendanceRate> {
  const [rate] = await listRates(db, id)
  return orNotFound(rate)
}
