// Loads a part of a page on demand or ahead; a failed load reloads the page, at most once per 60 s.
import { mayReload } from '@hr/domain/session/may-reload.ts'
import { CallError } from '#web/api/call-error.ts'
import { translate } from '#web/i18n/translation.ts'
import { use } from 'react'
import type { ComponentType, ReactNode } from 'react'

const storageKey = 'lastPartReload'
let isReloading = false

/** Reloads if the rule allows it; true while reloading. */
export function reloadAfterFailedPart(): boolean {
  if (isReloading) return true
  // Offline, a reload would lose the page.
  if (!navigator.onLine) return false
  const last = sessionStorage.getItem(storageKey)
  const now = Date.now()
  if (!mayReload(last === null ? null : Number(last), now)) return false
  isReloading = true
  sessionStorage.setItem(storageKey, String(now))
  location.reload()
  return true
}

/** The browser's own text names files, which helps no reader. */
function partError(cause: unknown): CallError {
  console.warn(cause)
  const message = translate(navigator.onLine ? 'ui.partFailed' : 'ui.offline')
  return new CallError({ status: 0, code: 'PART_NOT_LOADED', message })
}

const never = new Promise<never>(() => undefined)

export type Part<Props = object> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  const preload = () =>
    (pending ??= load().then(
      part => {
        Loaded = part
      },
      (error: unknown) => {
        pending = undefined
        if (reloadAfterFailedPart()) return never
        throw partError(error)
      },
    ))
  function LazyPart(props: Props) {
    if (Loaded === undefined) use(preload())
    return Loaded === undefined ? null : <Loaded {...props} />
  }
  return Object.assign(LazyPart, { preload })
}
