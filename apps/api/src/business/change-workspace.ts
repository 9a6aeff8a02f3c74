// The operator suspends and resumes a workspace, plans its deletion and undoes the plan (P3).
import type * as contract from '@hr/contract/business.ts'
import { deletionDay, workspaceChangeRefusal } from '@hr/domain/business/workspace-change-refusal.ts'
import type { WorkspaceChange } from '@hr/domain/business/workspace-change-refusal.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import type { Context, Handler } from '#api/http/context.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { endSessions } from '#api/session/session.store.ts'
import { lockWorkspaces, updateWorkspace } from '#api/space/space.store.ts'
import { mailOwner } from './mail-owner.ts'
import { businessOf } from './to-businesses.ts'

type Work = Context<{ readonly id: string }, unknown>
type Change = Parameters<typeof updateWorkspace>[2]

/** Its people are signed out at once; jobs leave it out until it is resumed. */
export const suspendWorkspace: Handler<typeof contract.suspendWorkspace> = async work => {
  const { db, input } = work
  const { reason } = input
  const change = { status: 'suspended', suspended_reason: reason, suspended_at: db.now }
  const { id, name, spaceId } = await changed(work, 'suspend', change)
  await endSessions(db, { workspaceId: id }, db.now)
  await mailOwner(work, spaceId, 'workspaceSuspended', { company: name, reason })
  return businessOf(db, spaceId)
}

export const resumeWorkspace: Handler<typeof contract.resumeWorkspace> = async work => {
  const change = { status: 'active', suspended_reason: '', suspended_at: null }
  const { name, spaceId } = await changed(work, 'resume', change)
  await mailOwner(work, spaceId, 'workspaceResumed', { company: name })
  return businessOf(work.db, spaceId)
}

/** INVALID_INPUT unless the typed name is that of the workspace; LAST_WORKSPACE. */
export const planWorkspaceDeletion: Handler<typeof contract.planWorkspaceDeletion> = async work => {
  const { db, input } = work
  const delete_on = deletionDay(localDateOf(db.now.getTime(), defaultTimeZone))
  const { name, spaceId } = await changed(work, 'planDeletion', { delete_on })
  if (input.name !== name)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'name', code: 'nameDiffers', parameters: {} }])
  await mailOwner(work, spaceId, 'workspaceDeletion', { company: name, date: formatDate(delete_on) })
  return businessOf(db, spaceId)
}

export const undoWorkspaceDeletion: Handler<typeof contract.undoWorkspaceDeletion> = async work => {
  const { name, spaceId } = await changed(work, 'undoDeletion', { delete_on: null })
  await mailOwner(work, spaceId, 'workspaceKept', { company: name })
  return businessOf(work.db, spaceId)
}

/** NOT_FOUND, or a code of workspaceChangeRefusal. */
async function changed({ db, input }: Work, change: WorkspaceChange, next: Change) {
  const all = await lockWorkspaces(db)
  const row = orNotFound(all.find(({ id }) => id === input.id))
  const { id, name, space_id: spaceId, status, suspended_reason, delete_on } = row
  const refusal = workspaceChangeRefusal(change, {
    isSuspended: status === 'suspended',
    deleteOn: delete_on,
    isLast: all.every(other => other.id === id || other.delete_on !== null),
  })
  if (refusal) throw new Refusal(refusal)
  await updateWorkspace(db, id, next)
  await auditUpdate(db, 'workspace', id, {
    before: { name, status, suspended_reason, delete_on },
    after: { name, status, suspended_reason, delete_on, ...next },
  })
  return { id, name, spaceId }
}
