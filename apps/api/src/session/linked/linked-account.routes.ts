// Sign-ins of one person in two companies (P2).
import { linkAccount, listLinkedAccounts, switchAccount, unlinkAccount } from '@hr/contract/linked-account.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { accountLinked, accountUnlinked, checkBothPasswords } from './link-account.ts'
import { linkedAccounts } from './list-linked.ts'
import { accountSwitched } from './switch-account.ts'

export const linkedAccountRoutes: readonly Route[] = [
  route(listLinkedAccounts, ({ db, caller, services }) => linkedAccounts(db, services, caller.accountId)),
  preparedRoute(linkAccount, checkBothPasswords, accountLinked),
  route(unlinkAccount, accountUnlinked),
  route(switchAccount, accountSwitched),
]
