// Sets the approval line of a kind of request (R2). A line decides who approves, so it takes the right to approve every
// request of the kind (P4), and a second person where HR is taken out or somebody names themselves (P11).
import type { saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { needsSecondHolder } from '@hr/domain/approval/second-holder.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listTemplate } from './approval.store.ts'
import { hasSecondHolder, isProposer, settableKind } from './line-holders.ts'
import { closeProposal, proposeLine } from './propose-line.ts'
import { refuseLine, setLine } from './set-line.ts'
import { getTemplate, templateVersion } from './get-template.ts'
import { findLineProposal } from './template-proposal.store.ts'
import { lockTemplates } from './template.store.ts'

/**
 * NOT_FOUND for a kind that is not built, MORE_THAN_HELD, STALE, LINE_PROPOSED while somebody else's proposal waits,
 * INVALID_INPUT at the item at fault, ONLY_PERSON_REASON. The own proposal that waits gives way to what is saved.
 */
export const templateSaved: Handler<typeof saveApprovalTemplate> = async context => {
  const { db, caller, input } = context
  const { workspaceId } = caller
  const kind = settableKind(context, input.kind)
  const of = { workspaceId, kind: kind.kind }
  await lockTemplates(db, workspaceId)
  const before = await listTemplate(db, of)
  if (input.version !== undefined && input.version !== templateVersion(before)) throw new Refusal('STALE')
  const open = await findLineProposal(db, of)
  if (open && !isProposer(caller, open)) throw new Refusal('LINE_PROPOSED')
  const items = namingOnlyEmployees(input.items)
  await refuseLine(db, workspaceId, items)
  const isCritical = needsSecondHolder({ before, after: items, actorId: caller.employeeId })
  if (isCritical && (await hasSecondHolder(context, kind))) {
    await proposeLine(context, kind, { before, items, open })
  } else {
    const actor = isCritical ? asOnlyPerson(caller, input.reason) : caller
    if (open) await closeProposal(context, of, 'CANCELLED')
    await setLine({ ...context, caller: actor }, of, items)
  }
  return getTemplate(context, kind)
}

/** An employee given with a rule is ignored. */
export const namingOnlyEmployees = (
  items: readonly { readonly resolver: TemplateItem['resolver']; readonly employeeId?: number | undefined }[],
): TemplateItem[] =>
  items.map(({ resolver, employeeId }) =>
    resolver === 'EMPLOYEE' ? { resolver, employeeId: employeeId ?? null } : { resolver },
  )

/** Marks the audit entry. */
function asOnlyPerson(caller: AppCaller, reason: string | undefined): AppCaller {
  const code = 'ONLY_PERSON_REASON'
  if (reason === undefined) throw new Refusal(code, {}, [{ path: 'reason', code, parameters: {} }])
  return { ...caller, ownRecordReason: reason }
}
