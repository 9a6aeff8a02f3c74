// Proposes a change of a line that needs a second person, and closes the proposal (P11).
import { paths } from '@hr/contract/paths.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { listSecondPeople } from '#api/access/permission-holders.queries.ts'
import { publishAccess } from '#api/access/publish-access.ts'
import { auditUpdate, writeAudit } from '#api/audit/write-audit.ts'
import { newId } from '#api/db/new-id.ts'
import { endAsks } from '#api/notification/end-asks.ts'
import { notify } from '#api/notification/notify.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { actorName } from '#api/people/names-of.ts'
import type { RequestsOf } from './step.store.ts'
import { lineNeeds } from './line-holders.ts'
import type { LineWork } from './line-holders.ts'
import type { RequestKind } from './request-kind.ts'
import { lineFacts } from './set-line.ts'
import { templateVersion } from './get-template.ts'
import { deleteLineProposal, insertLineProposal } from './template-proposal.store.ts'
import type { LineProposalRow } from './template-proposal.store.ts'

const entity = 'approval_template_proposal'

type Change = {
  readonly before: readonly TemplateItem[]
  readonly items: readonly TemplateItem[]
  /** The caller's pending proposal: the same again changes nothing, another one replaces it. */
  readonly open: LineProposalRow | undefined
}

/** Like all below, requires lockTemplates. */
export async function proposeLine(
  work: LineWork,
  kind: RequestKind,
  { before, items, open }: Change,
): Promise<void> {
  const { db, caller, now, services } = work
  const { workspaceId, accountId, employeeId } = caller
  if (open && templateVersion(open.items) === templateVersion(items)) return
  if (open) await closeProposal(work, kind, 'CANCELLED')
  const id = newId()
  await insertLineProposal(db, {
    workspace_id: workspaceId,
    kind: kind.kind,
    id,
    items: JSON.stringify(items),
    proposed_by: accountId,
    proposed_by_employee_id: employeeId,
    created_at: now,
  })
  await writeAudit(db, {
    operation: 'CREATE',
    entity,
    entityId: kind.kind,
    before: lineFacts(before),
    after: lineFacts(items),
  })
  await publishAccess(db, services.config, [])
  await notifyProposal(work, kind, {
    code: 'LINE_PROPOSED',
    asksFor: id,
    employeeIds: await listSecondPeople(db, services.config, caller, lineNeeds(kind)),
  })
}

export async function closeProposal(
  { db, caller, services }: LineWork,
  kind: RequestsOf,
  status: 'APPROVED' | 'REJECTED' | 'CANCELLED',
  comment = '',
): Promise<void> {
  const asksFor = await deleteLineProposal(db, kind)
  await auditUpdate(db, entity, kind.kind, { before: { status: 'PENDING' }, after: { status, comment } })
  if (asksFor !== undefined)
    await endAsks(db, { asksFor, ending: { event: status, actor: await actorName(db, caller) } })
  await publishAccess(db, services.config, [])
}

const kindNames: Readonly<Record<RequestsOf['kind'], Bilingual>> = {
  LEAVE: { en: 'Leave requests', lo: 'ຄຳຂໍລາພັກ' },
  ATTENDANCE: { en: 'Attendance requests', lo: 'ຄຳຂໍແກ້ໄຂການເຂົ້າ-ອອກວຽກ' },
  OFF_SITE: { en: 'Off-site work requests', lo: 'ຄຳຂໍເຮັດວຽກນອກສະຖານທີ່' },
  OT: { en: 'Overtime requests', lo: 'ຄຳຂໍເຮັດວຽກລ່ວງເວລາ' },
}

type ProposalNotice = {
  readonly code: 'LINE_PROPOSED' | 'LINE_CONFIRMED' | 'LINE_DECLINED'
  readonly employeeIds: readonly number[]
  readonly asksFor?: string
  readonly comment?: string
}

export async function notifyProposal(
  work: LineWork,
  { kind }: RequestsOf,
  { comment = '', ...notice }: ProposalNotice,
): Promise<void> {
  const { db, caller } = work
  await notify(work, {
    ...notice,
    parameters: { actor: await actorName(db, caller), request: kindNames[kind], comment },
    link: paths.approvalTemplates,
  })
}
