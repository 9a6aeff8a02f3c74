// Sign-ins of one person in two companies (P2).
import * as contract from '@hr/contract/linked-account.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { linkAccount, unlinkAccount, checkBothPasswords } from './link-account.ts'
import { listLinkedAccounts } from './list-linked.ts'
import { switchAccount } from './switch-account.ts'

export const linkedAccountRoutes: readonly Route[] = [
  route(contract.listLinkedAccounts, listLinkedAccounts),
  preparedRoute(contract.linkAccount, checkBothPasswords, linkAccount),
  route(contract.unlinkAccount, unlinkAccount),
  route(contract.switchAccount, switchAccount),
]
