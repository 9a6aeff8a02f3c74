// How much of a person's record a reader may see (P5, P7): the card, the personal part, the sensitive part.
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { isSelf, maySeeSensitive, mayAs } from '#api/access/sensitive-scope.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'

export type RecordScope = { readonly personal: boolean; readonly sensitive: boolean }

/** Undefined = not even the card: the reader gets NOT_FOUND. */
export async function recordScope(
  db: Scope,
  caller: AppCaller,
  id: number,
  today: LocalDate,
): Promise<RecordScope | undefined> {
  const scope = { personal: mayAs(caller, id, 'view'), sensitive: maySeeSensitive(caller, id) }
  if (scope.personal || scope.sensitive || isSelf(caller, id)) return scope
  if (can(caller.access, 'ORGANIZATION')) return scope
  return (await leads(db, caller, id, today)) ? scope : undefined
}

/** Whether the person belongs to the reader's team (P5). */
export async function leads(
  db: Scope,
  { employeeId }: AppCaller,
  id: number,
  today: LocalDate,
): Promise<boolean> {
  if (employeeId === null) return false
  return (await teamMemberIds(db, employeeId, today)).includes(id)
}
