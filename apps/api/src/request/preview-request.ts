// Previews a request: what it counts, its line, and its refusal. Stores nothing.
import { serverText } from '@hr/contract/messages/server-text.ts'
import { loadLine, resolvedLine } from '#api/approval/load-line.ts'
import { peopleOfSteps, toPlannedSteps } from '#api/approval/to-steps.ts'
import { listPeople } from '#api/people/person.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { findClosedToOfDraft } from './closed-to.ts'
import type { Kind, PreviewWork, Shapes } from './kind.ts'
import { findOwnRequest } from './find-own-request.ts'

/** Throws NOT_FOUND for another person's request. */
export async function previewRequest<S extends Shapes>(work: PreviewWork<S>, kind: Kind<S>) {
  const { db, caller, input, language } = work
  const employeeId = ownEmployeeId(caller)
  const own =
    input.requestId === undefined ? undefined : await findOwnRequest(work, kind, employeeId, input.requestId)
  const fileCount = Math.max(input.fileCount, work.files.length)
  const [facts, lineFacts] = await Promise.all([
    kind.facts(db, employeeId, { ...input, fileCount, own }),
    loadLine(work, kind, employeeId, input.approverIds),
  ])
  const line = resolvedLine(lineFacts)
  const people = await listPeople(db, peopleOfSteps(line))
  const { refusal } = facts
  return {
    ...(await kind.preview(work, { employeeId, facts, own })),
    closedTo: await findClosedToOfDraft(db, kind, { employeeId, asked: facts.asked, own }),
    steps: toPlannedSteps(line, people),
    refusal: refusal
      ? { code: refusal.code, message: serverText(language, refusal.code, refusal.parameters) }
      : null,
  }
}
