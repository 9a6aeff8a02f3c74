// Setting the approval line of a kind needs two permissions: to edit roles and to approve every request of the kind (P4).
import { can } from '@hr/domain/access/can.ts'
import { hasSecondPerson } from '#api/access/permission-holders.queries.ts'
import type { Need } from '#api/access/permission-holders.queries.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { RequestKind } from './request-kind.ts'
import type { LineProposalRow } from './template-proposal.store.ts'

/** The context to read and set a line. */
export type LineWork = Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now' | 'services'>

export const lineNeeds = ({ groups }: RequestKind): readonly Need[] => [
  { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  { group: groups.all, action: 'approve' },
]

export const maySetLine = ({ access }: AppCaller, kind: RequestKind): boolean =>
  lineNeeds(kind).every(({ group, action }) => can(access, group, action))

/** Throws MORE_THAN_HELD. */
export function settableKind(
  { caller, services }: Pick<LineWork, 'caller' | 'services'>,
  code: RequestKind['kind'],
): RequestKind {
  const kind = orNotFound(services.kinds.find(one => one.kind === code))
  if (!maySetLine(caller, kind)) throw new Refusal('MORE_THAN_HELD')
  return kind
}

export const hasSecondHolder = ({ db, caller, services }: LineWork, kind: RequestKind): Promise<boolean> =>
  hasSecondPerson(db, services.config, caller, lineNeeds(kind))

/** By account, or by employee if a person has two accounts. */
export const isProposer = (
  caller: AppCaller,
  { accountId, employeeId }: Pick<LineProposalRow, 'accountId' | 'employeeId'>,
): boolean => caller.accountId === accountId || (employeeId !== null && caller.employeeId === employeeId)
