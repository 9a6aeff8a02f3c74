import { logout } from '@hr/contract/session.ts'
import { call } from '#web/api/call.ts'
import { readSession } from '#web/api/session-cookie.ts'
import { forgetDrafts } from '#web/shared/form/draft-store.ts'
import { closeSession } from '#web/shared/session-change.ts'
import { forgetLeftPage } from './left-page.ts'

/** Ends the session on the server if it is reachable, and here in any case. */
export async function signOut(): Promise<void> {
  if (readSession() !== null) await call(logout, {}).catch((error: unknown) => console.warn(error))
  closeSession()
  forgetLeftPage()
  forgetDrafts()
}
