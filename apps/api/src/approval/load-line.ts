// The approval line of a request that somebody makes today, resolved to people (R2, R8).
import { resolveLine } from '@hr/domain/approval/approval-line.ts'
import type { LineStep, TemplateItem } from '@hr/domain/approval/approval-line.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findLinePeople } from './approval.queries.ts'
import { listTemplate } from './approval.store.ts'

export type LineRequest = Requester & { readonly kind: RequestKind }
type Requester = {
  readonly workspaceId: string
  readonly requesterId: number
  /** Added by the requester; one that is no employee of the workspace is refused. */
  readonly extraApproverIds: readonly number[]
  readonly today: LocalDate
}

export async function loadLine(db: Kysely<Tables>, request: LineRequest): Promise<LineStep[]> {
  return lineByTemplate(db, await listTemplate(db, request), request)
}

export async function lineByTemplate(
  db: Kysely<Tables>,
  template: readonly TemplateItem[],
  { workspaceId, requesterId, extraApproverIds, today }: Requester,
): Promise<LineStep[]> {
  const { lineManagerId, unitManagerId, standing } = await findLinePeople(db, workspaceId, {
    employeeId: requesterId,
    date: today,
    others: [...template.flatMap(item => item.employeeId ?? []), ...extraApproverIds],
  })
  checkExtraApprovers(extraApproverIds, new Set(standing.map(person => person.id)))
  return resolveLine({
    template,
    requesterId,
    lineManagerId,
    unitManagerId,
    extraApproverIds,
    inactiveIds: standing.filter(person => !person.isActive).map(person => person.id),
  })
}

function checkExtraApprovers(ids: readonly number[], known: ReadonlySet<number>): void {
  const unknown = ids.findIndex(id => !known.has(id))
  if (unknown >= 0) {
    const error = { path: `approverIds.${unknown}`, code: 'choice', parameters: {} } as const
    throw new Refusal('INVALID_INPUT', {}, [error])
  }
}
