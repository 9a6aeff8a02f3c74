// One's own request, to edit it or to request a change.
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import type { Kind, OwnRequest, Shapes } from './kind.ts'
import { findRow } from './request.queries.ts'

/** Throws NOT_FOUND for another person's. */
export async function findOwnRequest<S extends Shapes>(
  { db }: Pick<EngineWork, 'db'>,
  kind: Kind<S>,
  employeeId: number,
  id: string,
): Promise<OwnRequest<S>> {
  const row = orNotFound(await findRow(db, kind, id))
  if (row.requesterId !== employeeId) throw new Refusal('NOT_FOUND')
  return { ...row, replacedIds: row.originalId === null ? [id] : [id, row.originalId] }
}
