// The leave left on the last day, once the end returns later days and shortens the grants (L3, L4). For a dry run only.
import type { EndEmploymentPreview } from '@hr/contract/end-employment.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { adjustGrantsToEmployment } from '#api/leave/ledger/adjust-grants-to-employment.ts'
import { balancesOf } from '#api/leave/ledger/balances-of.ts'
import { insertRelease } from '#api/leave/ledger/leave-ledger.store.ts'
import { canSeeBalance } from '#api/leave/request/can-see-balance.ts'
import { findGender } from '#api/leave/request/leave.queries.ts'
import type { EndPlan, EndWork } from './end-plan.ts'

export async function leaveLeft(work: EndWork, plan: EndPlan): Promise<EndEmploymentPreview['leave']> {
  const { db } = work
  const { employeeId, startedOn, date, today, requests } = plan
  if (!(await canSeeBalance(work, employeeId, today))) return []
  for (const { kind, request, isCancelled } of requests)
    if (isCancelled && kind.kind === 'LEAVE') await insertRelease(db, request.id)
  await adjustGrantsToEmployment(db, { employeeId, startedOn, endedOn: date, because: 'end' })
  const { year_starts: yearStarts } = await getCompanyTime(db)
  const holder = { id: employeeId, gender: await findGender(db, employeeId) }
  const balances = await balancesOf(db, { date, year: leaveYear(date, yearStarts) }, [holder])
  return (balances.get(employeeId) ?? []).map(({ leaveTypeId, available }) => ({ leaveTypeId, available }))
}
