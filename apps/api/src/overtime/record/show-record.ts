// One overtime record: how it came about, its requests and what HR entered (O3).
import { otWhyText } from '@hr/contract/messages/why-overtime.ts'
import type { getOtRecord as endpoint, OtRecordDetail } from '@hr/contract/ot-record.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { DayOf } from '#api/attendance/overtime/ot-record.store.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { listPeople } from '#api/people/person.ts'
import { listCorrections } from './correction.store.ts'
import { findRecordRow, listApprovedOvertime } from './ot-record.queries.ts'
import { maySeeRecordsOf } from './record-scope.ts'
import { toRecords } from './to-record.ts'

/** NOT_FOUND for a record the caller may not see. */
export const getOtRecord: Handler<typeof endpoint> = async work => {
  if (!(await maySeeRecordsOf(work, work.input.employeeId))) throw new Refusal('NOT_FOUND')
  return showRecord(work, work.input)
}

export async function showRecord(work: Work<unknown>, { employeeId, date }: DayOf): Promise<OtRecordDetail> {
  const { db, caller } = work
  const row = orNotFound(await findRecordRow(db, { employeeId, date }))
  const [[record], requests, corrections] = await Promise.all([
    toRecords(work, [row]),
    listApprovedOvertime(db, { employeeId, date }),
    listCorrections(db, { employeeId, date }),
  ])
  const people = await listPeople(
    db,
    corrections.flatMap(({ byId, undoneById }) => [byId, undoneById]),
  )
  return {
    ...orNotFound(record),
    reasons: row.why.map(why => inBothLanguages(language => otWhyText(language, why))),
    requests,
    corrections: corrections.map(({ id, minutes, reason, enteredAt, byId, undoneAt, undoneById }) => ({
      id,
      minutes,
      reason,
      at: enteredAt.toISOString(),
      by: people.get(byId ?? 0) ?? null,
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneBy: people.get(undoneById ?? 0) ?? null,
    })),
    mayCorrect: can(caller.access, 'OT_RECORD', 'edit'),
  }
}
