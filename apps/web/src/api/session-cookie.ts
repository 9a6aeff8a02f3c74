// The session cookie (spec 6): who is signed in and of which kind, as JSON {type, token}; readable by this script only.
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

/** The token of a tab that sees the product as somebody else does. The own session stays in the cookie, untouched. */
const viewAsKey = 'viewAs'
const viewAsToken = (): string | null => sessionStorage.getItem(viewAsKey)

export const isViewingAs = (): boolean => viewAsToken() !== null

/** From here on this tab, and what is opened from it, is the other person's. */
export function writeViewAs(token: string): void {
  sessionStorage.setItem(viewAsKey, token)
}

export function readSession(): Session | null {
  const token = viewAsToken()
  return token === null ? readOwnSession() : { type: 'app', token }
}

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

/** Of a tab that sees as somebody else, only that ends: the own session is there again. */
export function removeSession(): void {
  if (isViewingAs()) {
    sessionStorage.removeItem(viewAsKey)
    return
  }
  document.cookie = `${cookieName}=; max-age=0; ${attributes()}`
}
