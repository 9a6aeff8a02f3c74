// Whom to ask for a change of a page that the reader may only view (P4): the roles, and no names of people.
import type { listChangingRoles as endpoint } from '@hr/contract/permission.ts'
import { can } from '@hr/domain/access/can.ts'
import { changingGroups } from '@hr/domain/access/changing-groups.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listRolesWith } from './role.store.ts'

/** FORBIDDEN unless the reader may view the page; everybody reads the addresses of COMPANY_PROFILE. */
export const listChangingRoles: Handler<typeof endpoint> = ({ db, caller, input: { group } }) => {
  if (group !== 'COMPANY_PROFILE' && !can(caller.access, group)) throw new Refusal('FORBIDDEN')
  return listRolesWith(db, changingGroups(group), 'edit')
}
