// The way of an owner between the space and its companies, without signing in again (P2).
import { switchAccount } from '@hr/contract/linked-account.ts'
import { paths } from '@hr/contract/paths.ts'
import { accessTicket, accessWorkspace, leaveWorkspace } from '@hr/contract/session.ts'
import { redirect } from '@tanstack/react-router'
import { callFailed } from '#web/api/answers.ts'
import { CallError } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { readSession } from '#web/api/session-cookie.ts'
import { forgetDrafts } from '#web/shared/form/draft-store.ts'
import { switchSession } from '#web/shared/session-change.ts'
import { ensureSignedIn } from '#web/shared/session.ts'

type Opened = { readonly token: string; readonly tokenWS: string }

/** Drafts are kept by user name: those of one company must not appear in another. */
function goOn(type: 'app' | 'space', { token, tokenWS }: Opened, to: string): Promise<never> {
  forgetDrafts()
  return switchSession({ type, token }, tokenWS, to)
}

/** Before a page of the space. Does nothing for anybody but an owner inside a company. */
export async function returnToSpace(to: string): Promise<void> {
  if (readSession()?.type !== 'app') return
  const { profile } = await ensureSignedIn()
  if (profile.space === null) return
  await goOn('space', await call(leaveWorkspace, {}, { idempotencyKey: crypto.randomUUID() }), to)
}

/** After a refusal, to a suspended company for example, the owner stays in the space. */
export async function openCompany({ workspaceId }: { workspaceId: string }): Promise<void> {
  try {
    // A ticket instead of the session token travels in the address of the call (security).
    const { ticket } = await call(accessTicket, {}, { idempotencyKey: crypto.randomUUID() })
    const opened = await call(accessWorkspace, { workspaceId, token: ticket })
    await goOn('app', opened, paths.dashboard)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    callFailed(error)
    throw redirect({ to: paths.space })
  }
}

/** An employee continues as their linked sign-in; after a refusal they stay. */
export async function goOnElsewhere({ accountId }: { accountId: string }): Promise<void> {
  try {
    const opened = await call(switchAccount, { id: accountId }, { idempotencyKey: crypto.randomUUID() })
    await goOn('app', opened, paths.dashboard)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    callFailed(error)
  }
}
