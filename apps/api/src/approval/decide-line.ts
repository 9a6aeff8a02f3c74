// A second person confirms or declines a proposed line, or the proposer withdraws it (P11).
import type * as contract from '@hr/contract/approval-template.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { isProposer, settableKind } from './line-holders.ts'
import type { LineWork } from './line-holders.ts'
import { closeProposal, notifyProposal } from './propose-line.ts'
import type { RequestKind } from './request-kind.ts'
import { refuseLine, setLine } from './set-line.ts'
import { getTemplate } from './get-template.ts'
import { findLineProposal } from './template-proposal.store.ts'
import type { LineProposalRow } from './template-proposal.store.ts'
import { lockTemplates } from './template.store.ts'

/** Throws as seenProposal and refuseOwn, and INVALID_INPUT at a person who has left since. */
export const confirmApprovalTemplate: Handler<typeof contract.confirmApprovalTemplate> = async context => {
  const { kind, open } = await seenProposal(context)
  refuseOwn(context, open)
  await refuseLine(context.db, open.items)
  await closeProposal(context, kind, 'APPROVED')
  await setLine(context, kind, open.items)
  await notifyProposal(context, kind, { code: 'LINE_CONFIRMED', employeeIds: proposerOf(open) })
  return getTemplate(context, kind)
}

export const declineApprovalTemplate: Handler<typeof contract.declineApprovalTemplate> = async context => {
  const { kind, open } = await seenProposal(context)
  const { reason } = context.input
  refuseOwn(context, open)
  await closeProposal(context, kind, 'REJECTED', reason)
  await notifyProposal(context, kind, {
    code: 'LINE_DECLINED',
    employeeIds: proposerOf(open),
    comment: reason,
  })
  return getTemplate(context, kind)
}

/** Throws FORBIDDEN for another person's. */
export const withdrawApprovalTemplate: Handler<typeof contract.withdrawApprovalTemplate> = async context => {
  const { kind, open } = await seenProposal(context)
  if (!isProposer(context.caller, open)) throw new Refusal('FORBIDDEN')
  await closeProposal(context, kind, 'CANCELLED')
  return getTemplate(context, kind)
}

type Seen = LineWork & { readonly input: { readonly kind: RequestKind['kind']; readonly id: string } }

/** Locked. Throws MORE_THAN_HELD, STALE if the proposal changed. */
async function seenProposal({ db, caller, input, services }: Seen): Promise<{
  readonly kind: RequestKind
  readonly open: LineProposalRow
}> {
  const kind = settableKind({ caller, services }, input.kind)
  await lockTemplates(db)
  const open = await findLineProposal(db, kind)
  if (open?.id !== input.id) throw new Refusal('STALE')
  return { kind, open }
}

function refuseOwn({ caller }: LineWork, open: LineProposalRow): void {
  if (isProposer(caller, open)) throw new Refusal('OWN_REQUEST')
}

/** Empty for an owner of the space, who has no bell. */
const proposerOf = ({ employeeId }: LineProposalRow): number[] => (employeeId === null ? [] : [employeeId])
