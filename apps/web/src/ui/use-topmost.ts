// Escape closes only the topmost of stacked dialogs. Mantine's stack handles modals or drawers, not a mix.
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

/** Whether this open dialog is above all others. */
export function useTopmost(opened: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!opened) return undefined
    const enter = () => setOpen([...open, id])
    // Later, because the Escape that opens a question would close it, too.
    const isByKey = window.event?.type === 'keydown'
    const timer = isByKey ? setTimeout(enter) : undefined
    if (!isByKey) enter()
    return () => {
      clearTimeout(timer)
      setOpen(open.filter(other => other !== id))
    }
  }, [opened, id])
  return useSyncExternalStore(subscribe, () => open.at(-1) === id)
}
