// The signed-in person: profile and permissions, kept in session storage (spec 3, 4), used for hiding only.
import { permission, myPermissions } from '@hr/contract/permission.ts'
import { getProfile, profile } from '@hr/contract/session.ts'
import type { Profile } from '@hr/contract/session.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import { call } from '#web/api/call.ts'
import { isViewingAs, readSession, sessionTag } from '#web/api/session-cookie.ts'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readJson } from './read-json.ts'

type Permissions = Access['permissions']
type SignedIn = { readonly profile: Profile; readonly permissions: Permissions }

const permissions = z.array(permission)

/** Removes what this tab stores about the person; what is shown stays. */
export function removeSignedIn(): void {
  for (const key of ['profile', 'permissions', 'tokenWS', 'sessionTag']) sessionStorage.removeItem(key)
}

function restore(): SignedIn | null {
  if (sessionStorage.getItem('sessionTag') !== sessionTag()) return null
  const savedProfile = readJson(profile, sessionStorage.getItem('profile'))
  const savedPermissions = readJson(permissions, sessionStorage.getItem('permissions'))
  return savedProfile && savedPermissions && { profile: savedProfile, permissions: savedPermissions }
}

/** undefined = not read yet. */
let current: SignedIn | null | undefined
export const signedIn = (): SignedIn | null =>
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

export function setSignedIn(next: SignedIn | null): void {
  current = next
  if (next === null) removeSignedIn()
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
  const [mine, allowed] = await Promise.all([call(getProfile, {}), call(myPermissions, {})])
  const next = { profile: mine, permissions: allowed }
  if (tag === sessionTag()) setSignedIn(next)
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

/** The person of the current page. Only inside an area, where the guard has loaded it. */
function useSignedIn(): SignedIn {
  const value = useSyncExternalStore(subscribe, shown)
  if (value === null) throw new Error('Nobody is signed in')
  return value
}

export const useProfile = (): Profile => useSignedIn().profile

/** const may = useCan(); may('LEAVE_TYPE', 'edit') */
export function useCan(): (group: Parameters<typeof can>[1], action?: Parameters<typeof can>[2]) => boolean {
  const access = useAccess()
  return (group, action) => can(access, group, action)
}

export function useAccess(): Access {
  const value = useSyncExternalStore(subscribe, shown)
  return { isAdmin: value?.profile.isAdmin ?? false, permissions: value?.permissions ?? [] }
}
