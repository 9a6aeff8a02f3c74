// The signed-in person: profile and permissions, kept in session storage (spec 3, 4), used for hiding only.
import { permission, myPermissions } from '@hr/contract/permission.ts'
import { getProfile, profile } from '@hr/contract/session.ts'
import type { Profile } from '@hr/contract/session.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import { forgetAnswers } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'
import {
  isViewingAs,
  readSession,
  removeSession,
  writeSession,
  writeViewAs,
  sessionTag,
} from '#web/api/session-cookie.ts'
import type { Session } from '#web/api/session-cookie.ts'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { announceSession, onSessionElsewhere } from './other-tabs.ts'

type Permissions = Access['permissions']
type SignedIn = { readonly profile: Profile; readonly permissions: Permissions }

const permissions = z.array(permission)

function stored<Shape extends z.ZodMiniType>(key: string, shape: Shape): z.output<Shape> | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const storageKeys = ['profile', 'permissions', 'tokenWS', 'sessionTag'] as const

function restore(): SignedIn | null {
  if (sessionStorage.getItem('sessionTag') !== sessionTag()) return null
  const savedProfile = stored('profile', profile)
  const savedPermissions = stored('permissions', permissions)
  return savedProfile && savedPermissions && { profile: savedProfile, permissions: savedPermissions }
}

/** undefined = not read yet. */
let current: SignedIn | null | undefined
const signedIn = (): SignedIn | null =>
  current === undefined ? (current = readSession() && restore()) : current

/** A page that is being left renders once more after its session ended: with the person it was rendered for. */
let last: SignedIn | null = null
const shown = (): SignedIn | null => (last = signedIn() ?? last)

/** Null without a session and in view-as mode. */
export const ownProfile = (): Profile | null => (isViewingAs() ? null : (signedIn()?.profile ?? null))
export const signedInName = (): string | null => ownProfile()?.username ?? null

/** Time zone of the company of the current page, if any. */
export const companyTimeZone = (): string | null => shown()?.profile.workspace?.timeZone ?? null

/** The company's rules for a new password of the signed-in person, if it has any. */
export const companyPasswordMin = (): number | null => shown()?.profile.workspace?.passwordMinLength ?? null

const listeners = new Set<() => void>()

function keep(next: SignedIn | null): void {
  current = next
  if (next === null) for (const key of storageKeys) sessionStorage.removeItem(key)
  else {
    sessionStorage.setItem('sessionTag', sessionTag())
    sessionStorage.setItem('profile', JSON.stringify(next.profile))
    sessionStorage.setItem('permissions', JSON.stringify(next.permissions))
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads profile and permissions from the server; console and space users may have none. */
async function load(): Promise<SignedIn> {
  const tag = sessionTag()
  const [mine, held] = await Promise.all([call(getProfile, {}), call(myPermissions, {})])
  const next = { profile: mine, permissions: held }
  if (tag === sessionTag()) keep(next)
  return next
}

const freshMs = 60_000
let loadedAt = 0

/** Reads again in the background; ignores failures. */
export function refreshSignedIn(): void {
  if (readSession() === null) return
  loadedAt = Date.now()
  load().catch((error: unknown) => console.warn(error))
}

/** Called before a page of an area is shown: uses known data and refreshes it once a minute, else reads it. */
export async function ensureSignedIn(): Promise<SignedIn> {
  const known = signedIn()
  if (known === null) {
    loadedAt = Date.now()
    return await load()
  }
  if (Date.now() - loadedAt > freshMs) refreshSignedIn()
  return known
}

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
  for (const key of storageKeys) sessionStorage.removeItem(key)
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
  keep(null)
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
  keep(null)
  writeViewAs(token)
  location.assign(to)
}

/** Returns to one's own session: to the page it left, or to `to`. */
export function endViewAs(to?: string): void {
  const [tokenWS, path] = [sessionStorage.getItem(ownKeys.tokenWS), sessionStorage.getItem(ownKeys.path)]
  removeSession()
  keep(null)
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
    keep(null)
    if (type === null || type === known.profile.type) location.reload()
    else location.assign('/')
  })
}

/** The person of the current page. Only inside an area, where the guard has loaded it. */
function useSignedIn(): SignedIn {
  const value = useSyncExternalStore(subscribe, shown)
  if (value === null) throw new Error('Nobody is signed in')
  return value
}

export const useProfile = (): Profile => useSignedIn().profile

/** const may = useCan(); may('LEAVE_TYPE', 'edit') */
export function useCan(): (
  ...asked: Parameters<typeof can> extends [Access, ...infer Rest] ? Rest : never
) => boolean {
  const access = useAccess()
  return (group, action) => can(access, group, action)
}

export function useAccess(): Access {
  const value = useSyncExternalStore(subscribe, shown)
  return { isAdmin: value?.profile.isAdmin ?? false, permissions: value?.permissions ?? [] }
}
