// Finds requests of every kind by number, for readers who may open them (P5).
import type { FoundRequest } from '@hr/contract/search.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { loadStepsFor } from '#api/approval/reader.ts'
import { listPeople } from '#api/people/person.ts'
import type { SearchWork } from './global-search.ts'
import { askedRequest } from './asked-request.ts'
import { listRequestsByNumber } from './search.queries.ts'

export async function findRequests(work: SearchWork): Promise<FoundRequest[]> {
  const { db, input, services } = work
  const asked = askedRequest(input.q)
  if (asked === undefined) return []
  const found: FoundRequest[] = []
  for (const { kind: code, id, employeeId, ...row } of await listRequestsByNumber(db, asked.number)) {
    if (!asked.kinds.includes(code)) continue
    const kind = services.kinds.find(one => one.kind === code)
    if (!kind) continue
    const { steps, reader } = await loadStepsFor(work, kind, id)
    if (!(await canSeeRequest(work, kind, { requesterId: employeeId }, { steps, reader }))) continue
    const employee = (await listPeople(db, [employeeId])).get(employeeId)
    if (employee) found.push({ kind: code, id, employee, ...row })
  }
  return found
}
