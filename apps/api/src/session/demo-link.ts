// The link of a mail for the browser that asked for it, in a demo installation without a mail server
// (docs/decisions/links-without-mail.md).
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { CommittedRefusal } from '#api/http/refusal.ts'
import type { Services } from '#api/services.ts'
import { listAccountsByName } from './account.store.ts'
import type { AccountRow } from './account.store.ts'
import { findDemoSignIns } from './find-demo-sign-ins.ts'
import { verifyPassword } from './password.ts'
import { makeLink } from './send-link.ts'

type Asked = {
  readonly purpose: 'verify_email' | 'reset_password'
  readonly email: string
}

/** Throws MAIL_NOT_SET_UP outside a demo, and for every account whose password is not the public one of the demo. */
export async function demoLink(trx: WorkspaceTransaction, services: Services, asked: Asked): Promise<string> {
  const { purpose, email } = asked
  const { password } = await findDemoSignIns(trx)
  if (password === null) throw new CommittedRefusal('MAIL_NOT_SET_UP')
  if (purpose === 'verify_email') return makeLink(trx, services, { purpose, accountId: null, email })
  const accounts = [
    ...(await listAccountsByName(trx, email, ['console', 'space'])),
    ...(await listAccountsByName(trx, email, ['employee'])),
  ]
  const open = await firstWith(password, accounts)
  if (!open) throw new CommittedRefusal('MAIL_NOT_SET_UP')
  return makeLink(trx, services, { purpose, accountId: open.id, email })
}

/** The sign-in page names the password, so a link to change it gives nobody more than that page does. */
async function firstWith(password: string, accounts: readonly AccountRow[]): Promise<AccountRow | undefined> {
  for (const account of accounts)
    if (account.status === 'active' && (await verifyPassword(account.password_hash, password))) return account
  return undefined
}
