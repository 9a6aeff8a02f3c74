// A page part that is fetched when it is first needed, or ahead of that; a failed fetch reloads the page once per 60 s.
import { mayReload } from '@hr/domain/session/reload-once.ts'
import { use } from 'react'
import type { ComponentType, ReactNode } from 'react'

const storageKey = 'lastPartReload'
let isReloading = false

/** Reloads when the rule allows it; true while the reload is under way. */
export function reloadAfterFailedPart(): boolean {
  if (isReloading) return true
  // Without a network a reload would take away the page that is still there.
  if (!navigator.onLine) return false
  const last = sessionStorage.getItem(storageKey)
  const now = Date.now()
  if (!mayReload(last === null ? null : Number(last), now)) return false
  isReloading = true
  sessionStorage.setItem(storageKey, String(now))
  location.reload()
  return true
}

const never = new Promise<never>(() => undefined)

export type Part = (() => ReactNode) & { preload: () => Promise<void> }

export function lazyPart(load: () => Promise<ComponentType>): Part {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  const preload = () =>
    (pending ??= load().then(
      part => {
        Loaded = part
      },
      (error: unknown) => {
        pending = undefined
        if (reloadAfterFailedPart()) return never
        throw error
      },
    ))
  function LazyPart() {
    if (Loaded === undefined) use(preload())
    return Loaded === undefined ? null : <Loaded />
  }
  return Object.assign(LazyPart, { preload })
}
