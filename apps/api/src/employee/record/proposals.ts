// Employees propose changes they may not make themselves; HR approves or rejects, never their own (P7).
import type * as contract from '@hr/contract/employee-proposal.ts'
import { paths } from '@hr/contract/paths.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { needsReason } from '@hr/domain/employee/proposal-reason.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { actorName } from '#api/people/names-of.ts'
import { statusText } from '#api/approval/status-text.ts'
import { auditUpdate, writeAudit } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { momentText } from '#api/company/moment-text.ts'
import { newId } from '#api/db/new-id.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { endAsks } from '#api/notification/end-asks.ts'
import { notify } from '#api/notification/notify.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { changeRecord, pickedOf, refuseImpossible, whatDiffers } from './change-record.ts'
import { listRecordEditors } from './list-record-editors.ts'
import { listPeople } from '#api/people/person.ts'
import { fieldsText, proposedChanges } from './proposed-changes.ts'
import { findProposal, insertProposal, lockProposal, updateProposal } from './proposal.store.ts'
import type { ProposalRow } from './proposal.store.ts'
import { deciderName, toProposals } from './to-proposals.ts'
import { lockRecord } from './stored-record.ts'

const entity = 'employee_proposal'
type Work = Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now' | 'language' | 'services'>

export const proposeChange: Handler<typeof contract.proposeChange> = async context => {
  const { db, caller, input, now } = context
  const { workspaceId } = caller
  const employeeId = ownEmployeeId(caller)
  const { reason = '', ...given } = input
  const locked = orNotFound(await lockRecord(db, employeeId))
  const changes = whatDiffers(locked.record, given)
  if (Object.keys(changes).length === 0) throw new Refusal('NOTHING_CHANGES')
  await refuseImpossible(db, locked, changes)
  const before = pickedOf(locked.record, changes)
  if (reason === '' && needsReason(before))
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'reason', code: 'required', parameters: {} }])
  const id = newId()
  const isNew = await insertProposal(db, {
    workspace_id: workspaceId,
    id,
    employee_id: employeeId,
    changes: JSON.stringify(changes),
    before: JSON.stringify(before),
    reason,
    created_at: now,
  })
  if (!isNew) throw new Refusal('PROPOSAL_PENDING')
  await writeAudit(db, { operation: 'CREATE', entity, entityId: id, before, after: changes })
  await notifyEditors(context, { id, employeeId, fields: Object.keys(changes) })
  return shown(context, id)
}

export const approveProposal: Handler<typeof contract.approveProposal> = async context => {
  const { db, input } = context
  const row = await decidable(context, input.id)
  const locked = orNotFound(await lockRecord(db, row.employeeId))
  await changeRecord(context, locked, proposedChanges(row.changes))
  return decided(context, row, 'APPROVED', input.comment)
}

export const rejectProposal: Handler<typeof contract.rejectProposal> = async context =>
  decided(context, await decidable(context, context.input.id), 'REJECTED', context.input.comment)

/** NOT_FOUND for somebody else's proposal. */
export const cancelProposal: Handler<typeof contract.cancelProposal> = async context => {
  const { db, caller, input, language } = context
  const row = orNotFound(await lockProposal(db, input.id))
  if (row.employeeId !== caller.employeeId) throw new Refusal('NOT_FOUND')
  if (row.status !== 'PENDING') throw new Refusal('NOT_PENDING', { status: statusText(language, row.status) })
  await close(db, caller, row, 'CANCELLED', '')
  return shown(context, row.id)
}

/** Throws OWN_REQUEST for one's own, and who decided if it is decided. */
async function decidable({ db, caller, language }: Work, id: string): Promise<ProposalRow> {
  const row = orNotFound(await lockProposal(db, id))
  if (row.employeeId === caller.employeeId) throw new Refusal('OWN_REQUEST')
  if (row.status === 'PENDING') return row
  const decider = (await listPeople(db, [row.decidedById])).get(row.decidedById ?? 0)
  const { time_zone: timeZone } = await getCompanyProfile(db)
  throw new Refusal('ALREADY_DECIDED', {
    status: statusText(language, row.status),
    name: decider ? fullName(decider, language) : deciderName(row),
    at: row.decidedAt ? momentText(row.decidedAt, timeZone) : '',
  })
}

async function decided(
  context: Work,
  row: ProposalRow,
  status: 'APPROVED' | 'REJECTED',
  comment: string,
): Promise<contract.EmployeeProposal> {
  const { db, caller } = context
  await close(db, caller, row, status, comment)
  await notify(context, {
    employeeIds: [row.employeeId],
    code: `PROPOSAL_${status}`,
    parameters: { fields: fieldsText(namesOf(row)), actor: await actorName(db, caller), comment },
    link: paths.profile,
  })
  return shown(context, row.id)
}

const namesOf = (row: ProposalRow): string[] => Object.keys(proposedChanges(row.changes))

async function close(
  db: Scope,
  caller: AppCaller,
  row: ProposalRow,
  status: 'APPROVED' | 'REJECTED' | 'CANCELLED',
  comment: string,
): Promise<void> {
  const { accountId, employeeId } = caller
  await updateProposal(db, row.id, {
    status,
    comment,
    decided_at: db.now,
    decided_by: accountId,
    decided_by_employee_id: employeeId,
  })
  await auditUpdate(db, entity, row.id, { before: { status: row.status }, after: { status, comment } })
  await endAsks(db, { asksFor: row.id, ending: { event: status, actor: await actorName(db, caller) } })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
}

async function notifyEditors(
  work: Work,
  { id: asksFor, employeeId, fields }: { id: string; employeeId: number; fields: readonly string[] },
): Promise<void> {
  const { db, services } = work
  const { fullAccessEmployeeId } = services.config
  const editors = await listRecordEditors(db, fullAccessEmployeeId)
  const person = orNotFound((await listPeople(db, [employeeId])).get(employeeId))
  await notify(work, {
    employeeIds: editors.filter(one => one !== employeeId),
    code: 'PROPOSAL_WAITING',
    asksFor,
    parameters: { name: inBothLanguages(language => fullName(person, language)), fields: fieldsText(fields) },
    link: paths.employeeProposals,
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
}

async function shown({ db, caller }: Work, id: string): Promise<contract.EmployeeProposal> {
  const row = orNotFound(await findProposal(db, id))
  return orNotFound((await toProposals(db, caller, [row]))[0])
}
