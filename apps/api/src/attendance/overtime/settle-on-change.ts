// Settles overtime records again after a change of pay or of an overtime setting (O1, O6).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { JobChanged, OtSettingChanged, Reaction } from '#api/facts.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { keptDates } from '../day/kept-dates.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { settleRecords } from './settle-records.ts'

/** The salary of the date decides the amount. */
export const settleChangedPay: Reaction<JobChanged> = async ({ db }, change) => {
  const { employeeIds, from, changed, reason, reasonField } = change
  if (!changed.some(name => name === 'salaryAmount' || name === 'salaryCurrency')) return
  const dates = await keptDates(db, { from, to: '9999-12-31' })
  if (!dates) return
  await lockEmployees(db, employeeIds)
  await settleRecords(db, { employeeIds, ...dates }, { by: db.employeeId, cause: 'PAY', reason, reasonField })
}

/** It never applies to a closed period (A13). */
export const settleChangedSetting: Reaction<OtSettingChanged> = async ({ db }, { from }) => {
  const dates = await keptDates(db, { from, to: '9999-12-31' })
  if (!dates) return
  const employeeIds = await listPeopleWithOvertime(db, dates)
  if (employeeIds.length === 0) return
  await lockEmployees(db, employeeIds)
  await settleRecords(db, { employeeIds, ...dates }, { by: db.employeeId, cause: 'OT_SETTING' })
}

async function listPeopleWithOvertime(db: Scope, { from, to }: Dates): Promise<number[]> {
  const rows = await db
    .from('ot_record')
    .select(sql<number>`distinct employee_id`.as('id'))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
