import type { User } from '@hr/contract/console-user.ts'
import type { Access, Permission } from '@hr/domain/access/can.ts'
import { covers } from '@hr/domain/access/covers.ts'
import type { Caller } from '#api/http/caller.ts'
import type { UserRow } from './user.queries.ts'

type Reader = Pick<Caller, 'accountId' | 'access'>

/** What a user may do in the console. */
export const accessOf = ({ isAdmin }: UserRow, permissions: readonly Permission[]): Access => ({
  isAdmin,
  permissions,
})

/** A user as in the contract; `permissions` are those of the user's role. */
export function toUser(row: UserRow, permissions: readonly Permission[], reader: Reader): User {
  const { kind, roleId, roleName, roleNameLo, spaceUsername, spaceName, createdAt, lastSignInAt } = row
  return {
    id: row.id,
    kind: kind === 'space' ? 'space' : 'console',
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    status: row.status === 'active' ? 'active' : 'inactive',
    isAdmin: row.isAdmin,
    role: roleId === null ? null : { id: roleId, name: roleName ?? '', nameLo: roleNameLo ?? '' },
    space: spaceUsername === null ? null : { username: spaceUsername, name: spaceName ?? '' },
    hasSecondStep: row.hasSecondStep,
    passwordTemporary: row.passwordTemporary,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    isSelf: row.id === reader.accountId,
    mayChange: covers(reader.access, accessOf(row, permissions)),
  }
}
