// Inserts a new request, or a request to cancel or change an approved one (R6), with its number and audit entry, and asks
// the first approver (R2).
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { saveFiles } from '#api/approval/save-files.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { newId } from '#api/db/new-id.ts'
import type { Kind, Shapes } from './kind.ts'
import { insertRequest } from './request.store.ts'

type NewRequest<S extends Shapes> = {
  readonly requesterId: number
  readonly asked: S['asked']
  readonly change?: { readonly purpose: 'CANCELLATION' | 'AMENDMENT'; readonly original_id: string }
  readonly line: readonly LineStep[]
  readonly files?: readonly CheckedFile[]
  /** Writes what the request holds to other tables. */
  readonly save?: ((id: string) => Promise<void> | undefined) | undefined
}
export type StartedRequest = { readonly id: string; readonly line: readonly LineStep[] }

export async function startRequest<S extends Shapes>(
  work: Work<{ readonly reason: string }>,
  kind: Kind<S>,
  { requesterId, asked, change, line, files = [], save }: NewRequest<S>,
): Promise<StartedRequest> {
  const id = newId()
  const head = { id, requesterId, status: 'PENDING', purpose: change?.purpose ?? 'NEW' } as const
  await saveFiles(work, kind, { requestId: id, files })
  await Promise.all([insertNumbered(work, kind, { id, requesterId, asked, change }), save?.(id)])
  await startLine(work, kind, head, line)
  return { id, line }
}

/** The reason may be private: it is stored with the request, not in the audit log. */
async function insertNumbered<S extends Shapes>(
  { db, caller, input: { reason }, now }: Work<{ readonly reason: string }>,
  { kind, table, isTableShared, entity, columns }: Kind<S>,
  {
    id,
    requesterId,
    asked,
    change,
  }: Pick<NewRequest<S>, 'requesterId' | 'asked' | 'change'> & { id: string },
): Promise<void> {
  const row = {
    ...change,
    employee_id: requesterId,
    from_date: asked.from,
    to_date: asked.to,
    ...columns(asked),
    status: 'PENDING' as const,
  }
  const number = await insertRequest(db, table, `${kind.toLowerCase()}_request`, {
    ...row,
    ...(isTableShared && { kind }),
    workspace_id: caller.workspaceId,
    id,
    reason,
    created_at: now,
    updated_at: now,
  })
  await auditCreate(db, entity, id, { number, ...row })
}
