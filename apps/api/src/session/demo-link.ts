// In a demo installation without a mail server: shows a mail link to the browser that requested it
// (docs/decisions/0050-links-without-mail.md).
import type { Preparation } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listAccountsByName } from './account.store.ts'
import type { AccountRow } from './account.store.ts'
import { findDemoSignIns } from './find-demo-sign-ins.ts'
import { networkOf } from './network-of.ts'
import { verifyPassword } from './password.ts'

type Asked = Preparation<{ readonly email: string }, unknown>
type Purpose = 'verify_email' | 'reset_password'
export type DemoLink = {
  readonly purpose: Purpose
  readonly accountId: string | null
  readonly email: string
}

/** Throws MAIL_NOT_SET_UP outside a demo, and for every account without the public demo password. */
export async function allowedDemoLink(asked: Asked, purpose: Purpose): Promise<DemoLink> {
  const { db } = asked.services
  const { email } = asked.input
  const { password } = await findDemoSignIns(db)
  if (password === null) throw new Refusal('MAIL_NOT_SET_UP')
  if (purpose === 'verify_email') return { purpose, accountId: null, email }
  const accounts = [
    ...(await listAccountsByName(db, email, ['console', 'space'])),
    ...(await listAccountsByName(db, email, ['employee'])),
  ]
  const open = await firstWith(asked, password, accounts)
  if (!open) throw new Refusal('MAIL_NOT_SET_UP')
  return { purpose, accountId: open.id, email }
}

/** The sign-in page shows that password anyway, so the link reveals nothing more. */
async function firstWith(
  { address, limits, signal }: Asked,
  password: string,
  accounts: readonly AccountRow[],
): Promise<AccountRow | undefined> {
  for (const account of accounts) {
    if (account.status !== 'active') continue
    const fits = await limits.passwords({ who: networkOf(address), signal }, () =>
      verifyPassword(account.password_hash, password),
    )
    if (fits) return account
  }
  return undefined
}
