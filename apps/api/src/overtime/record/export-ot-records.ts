// Exports overtime records, in pages of one snapshot (O7, A14).
import { otRecordText } from '@hr/contract/messages/why-overtime.ts'
import type { exportOtRecords as endpoint, OtRecordExportRow } from '@hr/contract/ot-record.ts'
import { otRecordGroups } from '@hr/contract/ot-record.ts'
import { can } from '@hr/domain/access/can.ts'
import { readPay } from '#api/access/read-pay.ts'
import { toOutcome } from '#api/attendance/overtime/ot-record.store.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { recordFilter } from './list-records.ts'
import { listExportedRecords } from './ot-record.queries.ts'
import type { RecordRow } from './ot-record.queries.ts'
import { toResult } from './to-record.ts'

const name = { en: 'Overtime records', lo: 'ບັນທຶກລ່ວງເວລາ' } as const

/** FORBIDDEN without `export` on a group of the scope, and the refusals of recordFilter and exportPage. */
export const exportOtRecords: Handler<typeof endpoint> = async work => {
  const { db, caller, input, language } = work
  if (!can(caller.access, otRecordGroups[input.scope], 'export')) throw new Refusal('FORBIDDEN')
  return exportPage(work, {
    kind: `overtime records ${language}`,
    ...(input.scope === 'mine' ? {} : { auditedAs: name }),
    async rowsNow() {
      const filter = await recordFilter(work)
      const rows = await listExportedRecords(db, filter, { language, limit: mostExported + 1 })
      const seesPay = await readPay(
        db,
        caller,
        rows.map(({ employeeId }) => employeeId),
      )
      return rows.map(row => toExported(row, language, seesPay(row.employeeId)))
    },
  })
}

const toExported = (row: RecordRow, language: 'en' | 'lo', seesPay: boolean): OtRecordExportRow => ({
  employee: {
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameLo: row.first_name_lo,
    lastNameLo: row.last_name_lo,
  },
  staffId: row.staff_id,
  unit: row.unit,
  unitLo: row.unitLo,
  date: row.date,
  dayType: row.dayType,
  asked: row.asked.map(({ timeIn, timeOut }) => `${timeIn}-${timeOut}`).join(', '),
  ...toResult(toOutcome(row), seesPay),
  why: otRecordText(language, row.why),
})
