// Tells the other tabs of the browser which session this one has opened or ended.
import { readSession, sessionTag } from '#web/api/session-cookie.ts'
import * as z from 'zod/mini'

const shape = z.object({ tag: z.string(), type: z.nullable(z.string()) })
/** `type` null = nobody is signed in. */
type SessionNow = z.output<typeof shape>

const key = 'sessionChanged'
const ofCookie = (): SessionNow => ({ tag: sessionTag(), type: readSession()?.type ?? null })

/** The message names the session, because in another tab the cookie may still be the last one for a moment. */
export const announceSession = (): void =>
  localStorage.setItem(key, JSON.stringify({ ...ofCookie(), at: Date.now() }))

/** Called when another tab announces a session, and whenever this tab is shown or hidden. */
export function onSessionElsewhere(action: (now: SessionNow) => void): void {
  document.addEventListener('visibilitychange', () => action(ofCookie()))
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key && newValue !== null) action(shape.parse(JSON.parse(newValue)))
  })
}
