// Nobody gives a role or full access that they do not hold (P3, P4).
import type { Access } from '@hr/domain/access/can.ts'
import { heldConsoleRole } from '#api/console-role/held-console-role.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'

type Given = { readonly isAdmin: boolean; readonly roleId: string | null }

/** Throws MORE_THAN_HELD, NOT_FOUND for an unknown role. */
export async function refuseGiving(db: Scope, own: Access, { isAdmin, roleId }: Given): Promise<void> {
  if (isAdmin && !own.isAdmin) throw new Refusal('MORE_THAN_HELD')
  if (roleId !== null) await heldConsoleRole(db, own, roleId)
}
