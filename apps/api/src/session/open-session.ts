// Creates a session and its two tokens; only hashes are stored.
import type { SessionPurpose } from '@hr/domain/session/session-purpose.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { saveDevice } from '#api/notification/push/push.store.ts'
import type { Device } from '#api/notification/push/read-device.ts'
import type { Services } from '#api/services.ts'
import { newToken, tokenHash } from './secret.ts'
import { insertSession, replaceTokens } from './session.store.ts'
import type { SessionRow } from './session.store.ts'

/** For a step that is left before the session is a full one. */
const restrictedMinutes = 10
/** For "view as". */
export const viewAsMinutes = 30

export type NewSession = {
  readonly accountId: string
  readonly type: 'ams' | 'space' | 'app'
  readonly workspaceId: string | null
  readonly purpose: SessionPurpose | 'view_as'
  /** The viewer, for `view_as`. */
  readonly viewerAccountId?: string
  readonly address: string
  readonly userAgent: string
  /** The browser's push subscription. */
  readonly device?: Device | undefined
  /** A session of the same sign-in, which ends with it. Without one, a new sign-in begins. */
  readonly continues?: Pick<SessionRow, 'sign_in_id' | 'expires_at'>
}
export type Tokens = { readonly token: string; readonly tokenWS: string }

const minutesOf = {
  full: (sessionHours: number) => sessionHours * 60,
  second_step: () => restrictedMinutes,
  change_password: () => restrictedMinutes,
  set_up_second_step: () => restrictedMinutes,
  view_as: () => viewAsMinutes,
}

export async function openSession(
  db: Scope,
  { config, now }: Services,
  session: NewSession,
): Promise<Tokens> {
  const tokens = newTokens()
  const at = now()
  const minutes = minutesOf[session.purpose](config.sessionHours)
  const id = newId()
  await insertSession(db, {
    id,
    sign_in_id: session.continues?.sign_in_id ?? id,
    ...hashesOf(tokens),
    account_id: session.accountId,
    type: session.type,
    workspace_id: session.workspaceId,
    purpose: session.purpose,
    viewer_account_id: session.viewerAccountId ?? null,
    address: session.address,
    user_agent: session.userAgent,
    created_at: at,
    seen_at: at,
    expires_at: session.continues?.expires_at ?? new Date(at.getTime() + minutes * 60_000),
  })
  if (session.device) await saveDevice(db, id, session.device, at)
  return tokens
}

/** Gives a ten-minute session its next step, or makes it a full one; with new tokens, as the old ones may be in a URL. */
export async function continueSession(
  db: Scope,
  { config, now }: Services,
  sessionId: string,
  purpose: SessionPurpose,
): Promise<Tokens> {
  const tokens = newTokens()
  const expiresAt = new Date(now().getTime() + minutesOf[purpose](config.sessionHours) * 60_000)
  await replaceTokens(db, sessionId, { ...hashesOf(tokens), expires_at: expiresAt, purpose })
  return tokens
}

const newTokens = (): Tokens => ({ token: newToken(), tokenWS: newToken() })
const hashesOf = ({ token, tokenWS }: Tokens) => ({
  token_hash: tokenHash(token),
  socket_token_hash: tokenHash(tokenWS),
})
