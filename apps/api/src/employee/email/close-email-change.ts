// Ends a pending change of e-mail: it applies, or the address stays (P7).
import { emailChangeState } from '@hr/domain/employee/email-change.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Context } from '#api/http/context.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { revokeOneTimeTokens } from '#api/session/one-time-token.store.ts'
import { findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { EmployeeAccount } from '#api/access/employee-account.queries.ts'
import { changeRecord } from '../record/change-record.ts'
import { isEmailUsed, lockUniqueFields } from '../record/record-refusals.ts'
import { lockRecord } from '../record/stored-record.ts'
import type { LockedRecord } from '../record/stored-record.ts'
import { deleteEmailChange, findEmailChange } from './email-change.store.ts'
import type { WaitingChange } from './email-change.store.ts'
import { notifyChanged, notifyEnded } from './notify-email-change.ts'

export type LockedChange = {
  readonly locked: LockedRecord
  readonly account: EmployeeAccount
  readonly change: WaitingChange
}

/** Until the transaction ends, nobody else answers the change or takes its address. */
export async function lockEmailChange(db: Scope, employeeId: number): Promise<LockedChange | undefined> {
  await lockUniqueFields(db)
  const locked = await lockRecord(db, employeeId)
  const account = await findEmployeeAccount(db, employeeId)
  const change = await findEmailChange(db, employeeId)
  return locked && account && change && { locked, account, change }
}

type Outcome = 'applied' | 'stopped' | 'withdrawn' | 'ended' | 'replaced'

/** Its links become invalid. */
export async function closeEmailChange(
  db: Scope,
  { account, change }: Omit<LockedChange, 'locked'>,
  outcome: Outcome,
): Promise<void> {
  const { employeeId, newEmail } = change
  await deleteEmailChange(db, employeeId)
  await revokeOneTimeTokens(db, account.id, db.now, ['new_email', 'old_email'])
  await writeAudit(db, {
    operation: 'DELETE',
    entity: 'employee_email_change',
    entityId: employeeId,
    before: { email: newEmail },
    after: { outcome },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
}

/** Applies a change that both addresses agreed to, or whose old address did not object. Throws ALREADY_EXISTS. */
export async function settleEmailChange(
  work: Pick<Context<unknown, unknown>, 'db' | 'now' | 'services'>,
  waiting: LockedChange,
): Promise<'applied' | 'waiting'> {
  const { db, now } = work
  const { locked, change } = waiting
  if (emailChangeState(change, now.getTime()) !== 'due') return 'waiting'
  await closeEmailChange(db, waiting, 'applied')
  await changeRecord(work, locked, { email: change.newEmail })
  await notifyChanged(work, change)
  return 'applied'
}

/** For a change whose deadline has passed. */
export async function settleOverdueChange(
  work: Pick<Context<unknown, unknown>, 'db' | 'now' | 'services'>,
  waiting: LockedChange,
): Promise<void> {
  const { db, now } = work
  const { change } = waiting
  const { newEmail, employeeId } = change
  const state = emailChangeState(change, now.getTime())
  if (state === 'waiting') return
  const isTaken = newEmail !== null && (await isEmailUsed(db, newEmail, employeeId))
  if (state === 'due' && !isTaken) {
    await settleEmailChange(work, waiting)
    return
  }
  await closeEmailChange(db, waiting, 'ended')
  await notifyEnded(work, change)
}
