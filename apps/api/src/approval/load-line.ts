// The approval line of a request submitted today, resolved to people (R2, R8).
import { resolveLine } from '@hr/domain/approval/approval-line.ts'
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findLinePeople } from './approval.queries.ts'
import type { LinePeople } from './approval.queries.ts'
import type { EngineWork, RequestKind } from './request-kind.ts'

type LineFacts = LinePeople & {
  readonly requesterId: number
  /** Approvers added by the requester. */
  readonly extraApproverIds: readonly number[]
}

export async function loadLine(
  { db }: Pick<EngineWork, 'db'>,
  { kind }: Pick<RequestKind, 'kind'>,
  requesterId: number,
  extraApproverIds: readonly number[],
): Promise<LineFacts> {
  const date = await todayIn(db)
  const people = await findLinePeople(db, { employeeId: requesterId, date, kind, others: extraApproverIds })
  return { requesterId, extraApproverIds, ...people }
}

/** Throws INVALID_INPUT for an added approver who is not an employee of the workspace. */
export function resolvedLine({ statuses, ...facts }: LineFacts): LineStep[] {
  const known = new Set(statuses.map(person => person.id))
  const unknown = facts.extraApproverIds.findIndex(id => !known.has(id))
  if (unknown >= 0) {
    const error = { path: `approverIds.${unknown}`, code: 'choice', parameters: {} } as const
    throw new Refusal('INVALID_INPUT', {}, [error])
  }
  const inactiveIds = statuses.filter(person => !person.isActive).map(person => person.id)
  return resolveLine({ ...facts, inactiveIds })
}
