// How much of a person's record a reader may see (P5, P7): the card, the personal part, the sensitive part.
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { teamMemberIds } from '#api/access/team-members.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { AppCaller } from '#api/http/caller.ts'

export type RecordScope = { readonly personal: boolean; readonly sensitive: boolean }

export const isSelf = ({ employeeId }: AppCaller, id: number): boolean => employeeId === id

/** Pay, bank, SSO number and documents: HR and the person. */
export const maySeeSensitive = (caller: AppCaller, id: number): boolean =>
  isSelf(caller, id) || can(caller.access, 'EMPLOYEE', 'edit')

/** Undefined = not even the card: for this reader the person is not there. */
export async function recordScope(
  db: Kysely<Tables>,
  caller: AppCaller,
  id: number,
  today: LocalDate,
): Promise<RecordScope | undefined> {
  const personal = isSelf(caller, id) || can(caller.access, 'EMPLOYEE')
  const scope = { personal, sensitive: maySeeSensitive(caller, id) }
  if (personal || scope.sensitive || can(caller.access, 'ORGANIZATION')) return scope
  return (await leads(db, caller, id, today)) ? scope : undefined
}

/** Does the person belong to the reader's team (P5)? */
export async function leads(
  db: Kysely<Tables>,
  { workspaceId, employeeId }: AppCaller,
  id: number,
  today: LocalDate,
): Promise<boolean> {
  if (employeeId === null) return false
  return (await teamMemberIds(db, workspaceId, employeeId, today)).includes(id)
}
