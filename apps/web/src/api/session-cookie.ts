// The session cookie (spec 6): the kind of session and its token as JSON {type, token}; only this script reads it.
import type { SessionType } from '@hr/domain/session/landing.ts'

export type Session = { readonly type: SessionType; readonly token: string }

const cookieName = 'session'
const types: readonly string[] = ['ams', 'space', 'app']

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'token' in value &&
  typeof value.type === 'string' &&
  types.includes(value.type) &&
  typeof value.token === 'string' &&
  value.token !== ''

/** Token of a "view as" tab. The viewer's own session stays in the cookie. */
const viewAsKey = 'viewAs'
const viewAsToken = (): string | null => sessionStorage.getItem(viewAsKey)

export const isViewingAs = (): boolean => viewAsToken() !== null

/** From now on this tab, and those opened from it, belong to the other person. */
export function writeViewAs(token: string): void {
  sessionStorage.setItem(viewAsKey, token)
}

export function readSession(): Session | null {
  const token = viewAsToken()
  return token === null ? readOwnSession() : { type: 'app', token }
}

/** Identifies the session: the cookie is shared by all tabs, and another tab may have signed in somebody else. */
export const sessionTag = (): string => readSession()?.token.slice(-8) ?? ''

function readOwnSession(): Session | null {
  const pair = document.cookie.split('; ').find(part => part.startsWith(`${cookieName}=`))
  if (pair === undefined) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(cookieName.length + 1)))
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

const attributes = () => `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

export function writeSession(session: Session): void {
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(session))}; ${attributes()}`
}

/** In a "view as" tab only that session ends, and the viewer's own one is back. */
export function removeSession(): void {
  if (isViewingAs()) {
    sessionStorage.removeItem(viewAsKey)
    return
  }
  document.cookie = `${cookieName}=; max-age=0; ${attributes()}`
}
