// Opens, ends and switches the session of this tab, and follows what other tabs do to it.
import { forgetAnswers } from '#web/api/answers.ts'
import { isViewingAs, removeSession, writeSession, writeViewAs } from '#web/api/session-cookie.ts'
import type { Session } from '#web/api/session-cookie.ts'
import { announceSession, onSessionElsewhere } from './other-tabs.ts'
import { removeSignedIn, setSignedIn, signedIn } from './session.ts'

/** Stores a session after removing everything of the last one. */
export function openSession(session: Session, tokenWS: string): void {
  clearSession()
  writeSession(session)
  sessionStorage.setItem('tokenWS', tokenWS)
  announceSession()
}

let isMovingOn = false
/** The tab is about to load as another session: no question about unsaved input. */
export const isSwitching = (): boolean => isMovingOn

/** Continues as another session of the same person. The full load leaves nothing of the last company in this tab. */
export function switchSession(session: Session, tokenWS: string, to: string): Promise<never> {
  isMovingOn = true
  removeSignedIn()
  writeSession(session)
  sessionStorage.setItem('tokenWS', tokenWS)
  announceSession()
  location.replace(to)
  return new Promise<never>(() => undefined)
}

/** In view-as mode, returns to one's own session with a full reload. */
function clearSession(): void {
  if (isViewingAs()) {
    endViewAs('/')
    return
  }
  removeSession()
  setSignedIn(null)
  forgetAnswers()
}

export function closeSession(): void {
  clearSession()
  announceSession()
}

const ownKeys = { tokenWS: 'ownTokenWS', path: 'ownPath' } as const

/** Switches this tab to the other person; keeps its page and live connection for the return. */
export function beginViewAs(token: string, to: string): void {
  const tokenWS = sessionStorage.getItem('tokenWS')
  if (tokenWS !== null) sessionStorage.setItem(ownKeys.tokenWS, tokenWS)
  sessionStorage.setItem(ownKeys.path, location.pathname + location.search)
  setSignedIn(null)
  writeViewAs(token)
  location.assign(to)
}

/** Returns to one's own session: to the page it left, or to `to`. */
export function endViewAs(to?: string): void {
  const [tokenWS, path] = [sessionStorage.getItem(ownKeys.tokenWS), sessionStorage.getItem(ownKeys.path)]
  removeSession()
  setSignedIn(null)
  for (const key of Object.values(ownKeys)) sessionStorage.removeItem(key)
  if (tokenWS !== null) sessionStorage.setItem('tokenWS', tokenWS)
  location.replace(to ?? path ?? '/')
}

/**
 * When another tab signs out or in, or opens another company, this one keeps its input and reloads as soon as it is shown. In
 * another area it starts at the home of the person: the guard of this page would sign them out.
 */
export function watchOtherTabs(keepTyped: (isSignedOut: boolean) => void): void {
  onSessionElsewhere(({ tag, type }) => {
    const known = signedIn()
    if (document.visibilityState !== 'visible' || !known || isViewingAs()) return
    if (sessionStorage.getItem('sessionTag') === tag) return
    keepTyped(type === null)
    isMovingOn = true
    setSignedIn(null)
    if (type === null || type === known.profile.type) location.reload()
    else location.assign('/')
  })
}
