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

export function readSession(): Session | null {
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

export function removeSession(): void {
  document.cookie = `${cookieName}=; max-age=0; ${attributes()}`
}
