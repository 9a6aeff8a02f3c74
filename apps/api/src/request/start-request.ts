// Inserts a new request, or a request to cancel or change an approved one (R6), with its number and audit entry, and asks
// the first approver (R2).
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { saveFiles } from '#api/approval/save-files.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { loadAudience } from '#api/approval/load-audience.ts'
import { notifyOfStart, startedLine } from '#api/approval/start-line.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { newId } from '#api/db/new-id.ts'
import type { Kind, Shapes } from './kind.ts'
import { insertRequest } from './request.store.ts'

type NewRequest<S extends Shapes> = {
  readonly requesterId: number
  readonly asked: S['asked']
  readonly change?: { readonly purpose: 'CANCELLATION' | 'AMENDMENT'; readonly original_id: string }
  readonly line: readonly LineStep[]
  readonly files?: readonly CheckedFile[]
  /** What the request has in other tables. */
  readonly held?: ((id: string) => Promise<readonly LateRows[]> | undefined) | undefined
}
export type StartedRequest = {
  readonly id: string
  readonly line: readonly LineStep[]
  /** Notifies everybody; the request can be read meanwhile. */
  readonly finish: () => Promise<void>
}

export async function startRequest<S extends Shapes>(
  work: Work<{ readonly reason: string }>,
  kind: Kind<S>,
  { requesterId, asked, change, line, files = [], held }: NewRequest<S>,
): Promise<StartedRequest> {
  const id = newId()
  const head = { id, requesterId, status: 'PENDING', purpose: change?.purpose ?? 'NEW' } as const
  await saveFiles(work, kind, { requestId: id, files })
  const further = [...((await held?.(id)) ?? []), ...startedLine(work, kind, head, line)]
  const written = async () => {
    const [audience] = await Promise.all([
      loadAudience(work, kind, head, line),
      insertNumbered(work, kind, { id, requesterId, asked, change, further }),
    ])
    return audience
  }
  const audience = await (kind.refusing ? kind.refusing(asked, written) : written())
  return { id, line, finish: () => notifyOfStart(work, kind, head, { steps: line, audience }) }
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
    further,
  }: Pick<NewRequest<S>, 'requesterId' | 'asked' | 'change'> & { id: string; further: readonly LateRows[] },
): Promise<void> {
  const row = {
    ...change,
    employee_id: requesterId,
    from_date: asked.from,
    to_date: asked.to,
    ...columns(asked),
    status: 'PENDING' as const,
  }
  const number = await insertRequest(db, table, {
    counter: `${kind.toLowerCase()}_request`,
    further,
    row: {
      ...row,
      ...(isTableShared && { kind }),
      workspace_id: caller.workspaceId,
      id,
      reason,
      created_at: now,
      updated_at: now,
    },
  })
  await auditCreate(db, entity, id, { number, ...row })
}
