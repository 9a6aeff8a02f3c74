// What a mailed link is worth, and why one is refused: used, expired or unknown, each in its own words.
import type { checkLink as endpoint } from '@hr/contract/session.ts'
import { linkState } from '@hr/domain/session/link-state.ts'
import type { LinkState } from '@hr/domain/session/link-state.ts'
import { findPasswordMinimum } from '#api/company/company.store.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findAccount } from './account.store.ts'
import { tokenHash } from './secret.ts'
import { findToken } from './one-time-token.store.ts'
import type { LinkPurpose } from './one-time-token.store.ts'

type Asked = { readonly token: string; readonly purposes: readonly LinkPurpose[]; readonly now: Date }

async function findLink(db: Db, { token, purposes, now }: Asked) {
  const row = await findToken(db, tokenHash(token), purposes)
  const stored = row && {
    createdMs: row.created_at.getTime(),
    expiresMs: row.expires_at.getTime(),
    usedMs: row.used_at?.getTime() ?? null,
  }
  return { row, state: linkState(stored, now.getTime()) }
}

export const checkLink: Handler<typeof endpoint> = async ({ db, input, now }) => {
  const { token, purpose } = input
  const { row, state } = await findLink(db, { token, purposes: [purpose], now })
  const asksPassword = state === 'open' && purpose === 'reset_password'
  const least = asksPassword && row?.account_id ? await passwordMinimumOf(db, row.account_id) : null
  return { state, ...(least !== null && { passwordMinLength: least }) }
}

async function passwordMinimumOf(db: Scope, accountId: string): Promise<number | null> {
  const account = await findAccount(db, accountId)
  if (!account?.workspace_id) return null
  await enterWorkspace(db, account.workspace_id)
  return findPasswordMinimum(db)
}

const codes = { used: 'TOKEN_USED', expired: 'TOKEN_EXPIRED', unknown: 'TOKEN_INVALID' } as const
const refusalOf = (state: LinkState) => new Refusal(state === 'open' ? codes.unknown : codes[state])

/** Throws TOKEN_USED, TOKEN_EXPIRED or TOKEN_INVALID. */
export async function getOpenLink(db: Db, asked: Asked) {
  const { row, state } = await findLink(db, asked)
  if (row === undefined || state !== 'open') throw refusalOf(state)
  return row
}

/** For a link that was open before, and did not open now. */
export const closedLink = async (db: Db, asked: Asked): Promise<Refusal> =>
  refusalOf((await findLink(db, asked)).state)
