// A request by the number people tell each other, for those who may open it (P5).
import type { FoundRequest } from '@hr/contract/search.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { listPeople } from '#api/employee/person.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import type { SearchWork } from './global-search.ts'
import { findRequestByNumber } from './search.queries.ts'

/** '#1024' and '1024'; anything else is no number. */
export async function findRequests(work: SearchWork): Promise<FoundRequest[]> {
  const { db, caller, input } = work
  const { workspaceId } = caller
  const number = /^#?(\d{1,9})$/.exec(input.q)?.[1]
  if (number === undefined) return []
  const row = await findRequestByNumber(db, workspaceId, Number(number))
  if (!row) return []
  const steps = await listSteps(db, { workspaceId, kind: leaveKind.kind }, [row.id])
  if (!(await canSeeRequest(work, leaveKind, { requesterId: row.employee_id }, steps))) return []
  const employee = (await listPeople(db, workspaceId, [row.employee_id])).get(row.employee_id)
  if (!employee) return []
  const { id, status, purpose, from_date: from, to_date: to } = row
  return [{ kind: 'LEAVE', id, number: row.number, status, purpose, from, to, employee }]
}
