// One request for its readers: row, fields of its kind, line, history, files.
import { listEvents, listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { findClosedTo } from '#api/approval/closed-request.queries.ts'
import { addedIds } from '#api/approval/edit-request.ts'
import { loadReader } from '#api/approval/reader.ts'
import { listRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { toHistory, toSteps } from '#api/approval/to-steps.ts'
import { storedFile } from '#api/approval/stored-file.ts'
import type { RawAnswer } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Kind, Shapes } from './kind.ts'
import { findRow, listPeopleOfRequests } from './request.queries.ts'
import { toRequestRow } from './to-request-row.ts'

/** Throws NOT_FOUND if the caller may not see it. */
export async function requestDetail<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { db } = work
  const [{ row, steps, reader }, events, people, files, closedTo] = await Promise.all([
    visibleRequest(work, kind, id),
    listEvents(db, kind, id),
    listPeopleOfRequests(db, kind, { ids: [id], withHistory: true }),
    listRequestFiles(db, kind, id),
    findClosedTo(db, kind, id),
  ])
  const shownRow = toRequestRow(reader, kind, row, { steps, people })
  const shown = toSteps(steps, people)
  const [decisions, detail] = await Promise.all([
    kind.decisions(work, shownRow.may.decide ? [row] : []),
    kind.detail(work, row, shown),
  ])
  return {
    ...shownRow,
    ...detail,
    decision: decisions.get(id) ?? null,
    steps: shown,
    addedApprovers: addedIds(steps).flatMap(approverId => people.get(approverId) ?? []),
    history: toHistory(events, people, work.language),
    files,
    closedTo: row.status === 'PENDING' ? (closedTo ?? null) : null,
  }
}

/** A file is readable for those who may see its request. */
export async function requestFile<S extends Shapes>(
  work: Work<{ readonly id: string; readonly fileId: string }>,
  kind: Kind<S>,
): Promise<RawAnswer> {
  await visibleRequest(work, kind, work.input.id)
  return storedFile(work, kind)
}

async function visibleRequest<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, id: string) {
  const { db } = work
  const [row, steps, reader] = await Promise.all([
    findRow(db, kind, id),
    listSteps(db, kind, [id]),
    loadReader(work, kind),
  ])
  if (!row || !(await canSeeRequest(work, kind, row, { steps, reader }))) throw new Refusal('NOT_FOUND')
  return { row, steps, reader }
}
