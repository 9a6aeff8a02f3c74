// The initial state of a model script.
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import { leaveCompany } from '#test/leave.ts'
import type { TestApp } from '#test/test-app.ts'
import { readState } from './read-state.ts'
import { otherShifts } from './shift-verbs.ts'
import type { World } from './verb.ts'

type Beginning = { readonly firstDay: string; readonly startMonth: number }

/** A company whose leave year begins in that month, with a man among its people, and several shifts. */
export async function newWorld(server: TestApp, { firstDay, startMonth }: Beginning): Promise<World> {
  server.setNow(`${firstDay}T02:00:00Z`)
  const company = await leaveCompany(server)
  await company.inside(async trx => {
    await trx.updateTable('company_profile').set({ leave_year_start_month: startMonth }).execute()
    await trx.updateTable('employee').set({ gender: 'male' }).where('id', '=', company.colleague.id).execute()
    await trx.deleteFrom('leave_lot').execute()
    for (const shift of otherShifts) await insertWorkShift(trx, shift)
    await grantDueYears(trx, {})
  })
  return { server, company, state: await readState(company, firstDay), tokens: new Map(), script: [] }
}
