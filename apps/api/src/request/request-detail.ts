// One request as its readers see it: its row, what its kind adds, line, history, files.
import { listEvents, listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { findClosedTo } from '#api/approval/closed-request.queries.ts'
import { addedIds } from '#api/approval/edit-request.ts'
import { loadReader } from '#api/approval/reader.ts'
import { listRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps, shownHistory, shownSteps } from '#api/approval/shown-request.ts'
import { storedFile } from '#api/approval/stored-file.ts'
import { listPeople } from '#api/people/person.ts'
import type { RawAnswer } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import type { Kind, Shapes } from './kind.ts'
import { findRow } from './request.queries.ts'
import { toRequestRow } from './to-request-row.ts'

/** NOT_FOUND for a caller who may not see it. */
export async function requestDetail<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { db, caller } = work
  const { workspaceId } = caller
  const of = { workspaceId, kind: kind.kind }
  const { row, steps } = await visibleRequest(work, kind, id)
  const events = await listEvents(db, of, id)
  const people = await listPeople(db, workspaceId, [
    row.requesterId,
    ...peopleOfSteps(steps),
    ...events.flatMap(event => [event.actorId, event.actedFor]),
  ])
  const shownRow = toRequestRow(await loadReader(work, kind), kind, row, { steps, people })
  const decisions = await kind.decisions(work, shownRow.may.decide ? [row] : [])
  const shown = shownSteps(steps, people)
  return {
    ...shownRow,
    ...(await kind.detail(work, row, shown)),
    decision: decisions.get(id) ?? null,
    steps: shown,
    addedApprovers: addedIds(steps).flatMap(approverId => people.get(approverId) ?? []),
    history: shownHistory(events, people, work.language),
    files: await listRequestFiles(db, of, id),
    closedTo: row.status === 'PENDING' ? ((await findClosedTo(db, workspaceId, kind, id)) ?? null) : null,
  }
}

/** A file's access is its request's access. */
export async function requestFile<S extends Shapes>(
  work: Work<{ readonly id: string; readonly fileId: string }>,
  kind: Kind<S>,
): Promise<RawAnswer> {
  await visibleRequest(work, kind, work.input.id)
  return storedFile(work, kind)
}

async function visibleRequest<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { db, caller } = work
  const { workspaceId } = caller
  const row = found(await findRow(db, kind, workspaceId, id))
  const steps = await listSteps(db, { workspaceId, kind: kind.kind }, [id])
  if (!(await canSeeRequest(work, kind, row, steps))) throw new Refusal('NOT_FOUND')
  return { row, steps }
}
