// An overtime record as in the contract: its reasons as text, its pay for those who may see it.
import { otRecordText } from '@hr/contract/messages/why-overtime.ts'
import type { OtRecordRow, OtResult } from '@hr/contract/ot-record.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { readPay } from '#api/access/read-pay.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { toOutcome } from '#api/attendance/overtime/ot-record.store.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { toPerson } from '#api/people/person.ts'
import type { RecordRow } from './ot-record.queries.ts'

export function toResult(outcome: OtOutcome, seesPay: boolean): OtResult {
  const { status, approved, worked, breakMinutes, cutByDay, cutByMonth, payable, bands, pay } = outcome
  return {
    status,
    approved,
    worked,
    breakMinutes,
    cutByDay,
    cutByMonth,
    payable,
    bands: [...bands],
    pay: seesPay ? (pay ?? { amount: null, currency: null }) : null,
  }
}

export async function toRecords(
  { db, caller }: Pick<Work<unknown>, 'db' | 'caller'>,
  rows: readonly RecordRow[],
): Promise<OtRecordRow[]> {
  const seesPay = await readPay(
    db,
    caller,
    rows.map(({ employeeId }) => employeeId),
  )
  return rows.map(row => ({
    employee: toPerson({ ...row, id: row.employeeId }),
    staffId: row.staff_id,
    unit: row.unit,
    unitLo: row.unitLo,
    date: row.date,
    dayType: row.dayType,
    asked: [...row.asked],
    ...toResult(toOutcome(row), seesPay(row.employeeId)),
    why: inBothLanguages(language => otRecordText(language, row.why)),
    locked: row.locked,
  }))
}
