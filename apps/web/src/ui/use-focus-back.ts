// Where the focus goes when a dialog closes.
import { useLayoutEffect, useState } from 'react'

/** An entry goes with its menu: what opened the dialog is the button of the menu. */
function opener(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const button = menu ? document.getElementById(menu) : active
  return button instanceof HTMLElement ? button : null
}

/** Nobody has moved the focus on since, on purpose. */
const isLeft = (active: Element | null) =>
  active === null || active === document.body || active.closest('[role="dialog"]') !== null

const openedFrom = (opened: boolean) => ({ opened, from: opened ? opener() : null })

/**
 * What opened a dialog has the focus again when it closes. The library does it only for one that was there before it
 * opened; most are there only while they are open. It is found while rendering, because a menu goes with the same
 * update. A dialog in the place of another is rendered while the other has the focus, which then gives it back.
 */
export function useFocusBack(opened: boolean): void {
  const [last, setLast] = useState(() => openedFrom(opened))
  if (last.opened !== opened) setLast(openedFrom(opened))
  const { from } = last
  useLayoutEffect(() => {
    if (!opened) return undefined
    const back = from?.isConnected ? from : opener()
    return () => {
      if (isLeft(document.activeElement)) back?.focus({ preventScroll: true })
    }
  }, [opened, from])
}
