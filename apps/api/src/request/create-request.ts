// Creates a request, of one's own unless another requester is given: checks it and asks the first approver, in one
// transaction (R2). Locks the requester, so that concurrent requests cannot exceed quotas and balances.
import { loadLine, resolvedLine } from '#api/approval/load-line.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import type { Kind, Shapes, SubmitWork } from './kind.ts'
import { lockRequester } from './request.store.ts'
import { startRequest } from './start-request.ts'
import type { StartedRequest } from './start-request.ts'

/** The whole verb, for a caller that does not read the request meanwhile. */
export async function createRequest<S extends Shapes>(
  work: SubmitWork<S>,
  kind: Kind<S>,
  employeeId?: number,
): Promise<StartedRequest> {
  const started = await writeRequest(work, kind, employeeId)
  await started.finish()
  return started
}

export async function writeRequest<S extends Shapes>(
  work: SubmitWork<S>,
  kind: Kind<S>,
  employeeId = ownEmployeeId(work.caller),
): Promise<StartedRequest> {
  const { db, input, files } = work
  await kind.lockCounted(db)
  await lockRequester(db, employeeId)
  const [facts, lineFacts] = await Promise.all([
    kind.facts(db, employeeId, { ...input, fileCount: files.length }),
    loadLine(work, kind, employeeId, input.approverIds),
  ])
  if (facts.refusal) throw facts.refusal
  return startRequest(work, kind, {
    requesterId: employeeId,
    asked: facts.asked,
    line: resolvedLine(lineFacts),
    files,
    held: id => kind.held?.(work, { id, employeeId, facts }),
  })
}
