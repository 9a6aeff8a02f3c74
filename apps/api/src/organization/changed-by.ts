// Who changes the structure, for its history.
import type { Actor } from '#api/audit/write-audit.ts'
import type { ChangedBy } from './org-node.store.ts'

export const changedBy = (actor: Actor, now: Date): ChangedBy =>
  'job' in actor ? { now } : { now, accountId: actor.accountId, employeeId: actor.employeeId }
