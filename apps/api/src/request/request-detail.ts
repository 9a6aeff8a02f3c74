// One request for its readers: row, fields of its kind, line, history, files.
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { selectDelegators } from '#api/approval/delegation.store.ts'
import { addedIds } from '#api/approval/edit-request.ts'
import { loadHolders } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { toHistory, toSteps } from '#api/approval/to-steps.ts'
import { storedFile } from '#api/approval/stored-file.ts'
import { todayIn } from '#api/company/today.ts'
import type { RawAnswer } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { closedToOf } from './closed-to.ts'
import type { Kind, Shapes } from './kind.ts'
import { toEvents, toLine } from './request-line.queries.ts'
import { findPage } from './request.queries.ts'
import { toRequestRow } from './to-request-row.ts'

/** Throws NOT_FOUND if the caller may not see it. */
export async function requestDetail<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { row, line, reader } = await visibleRequest(work, kind, id)
  const { steps, people } = line
  const shownRow = toRequestRow(reader, kind, row, line)
  const shown = toSteps(steps, people)
  const decided = kind.decisions(work, shownRow.may.decide ? [row] : []).then(found => found.get(id))
  const [decision, detail, closedTo] = await Promise.all([
    decided,
    kind.detail(work, row, { steps: shown, decision: decided }),
    closedToOf(work.db, kind, row.status === 'PENDING' ? [row] : []),
  ])
  return {
    ...shownRow,
    ...detail,
    decision: decision ?? null,
    steps: shown,
    addedApprovers: addedIds(steps).flatMap(approverId => people.get(approverId) ?? []),
    history: toHistory(toEvents(row), people, work.language),
    files: row.files,
    closedTo: closedTo.get(id) ?? null,
  }
}

/** A file is readable for those who may see its request. It may be a certificate: "view as" alone does not show it (P7). */
export async function requestFile<S extends Shapes>(
  work: Work<{ readonly id: string; readonly fileId: string }>,
  kind: Kind<S>,
): Promise<RawAnswer> {
  const { caller, input } = work
  await visibleRequest(work, kind, input.id)
  const { viewer } = caller
  if (viewer)
    await visibleRequest({ ...work, caller: { ...caller, ...viewer, viewer: null } }, kind, input.id)
  return storedFile(work, kind)
}

async function visibleRequest<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { db, caller } = work
  const delegators = selectDelegators(db, caller.employeeId, await todayIn(db))
  const [row, holders] = await Promise.all([findPage(db, kind, { id, delegators }), loadHolders(work, kind)])
  if (!row) throw new Refusal('NOT_FOUND')
  const line = toLine(row)
  const reader = { caller, holders, delegators: row.delegators }
  if (!(await canSeeRequest(work, kind, row, { steps: line.steps, reader }))) throw new Refusal('NOT_FOUND')
  return { row, line, reader }
}
