// Of dialogs that lie one above the other Escape closes the topmost alone. The library's stack knows modals or drawers, not both.
import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

let open: readonly string[] = []
const listeners = new Set<() => void>()

function setOpen(ids: readonly string[]): void {
  open = ids
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Is this open dialog above all others? */
export function useTopmost(opened: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!opened) return undefined
    setOpen([...open, id])
    return () => setOpen(open.filter(other => other !== id))
  }, [opened, id])
  return useSyncExternalStore(subscribe, () => open.at(-1) === id)
}
