// Returns the focus when a dialog closes.
import { useLayoutEffect, useRef, useState } from 'react'

/** The element that opened the dialog; for a menu item the button of its menu, because the item disappears. */
function opener(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const button = menu ? document.getElementById(menu) : active
  return button instanceof HTMLElement ? button : null
}

/** Whether nobody moved the focus meanwhile. */
const isLeft = (active: Element | null) =>
  active === null || active === document.body || active.closest('[role="dialog"]') !== null

const openedFrom = (opened: boolean) => ({ opened, from: opened ? opener() : null })

/**
 * Returns the focus to the opener of a dialog. Mantine does so only for a dialog that was mounted before it opened; most
 * are mounted only while open. The opener is found while rendering, because a menu unmounts with the same update.
 * A dialog that replaces another is rendered while the other has the focus, which then returns it.
 */
export function useFocusBack(opened: boolean): void {
  const [last, setLast] = useState(() => openedFrom(opened))
  if (last.opened !== opened) setLast(openedFrom(opened))
  const { from } = last
  const back = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const returnFocus = () => {
      if (isLeft(document.activeElement)) back.current?.focus({ preventScroll: true })
    }
    if (opened) {
      back.current = from?.isConnected ? from : opener()
      return returnFocus
    }
    // In a dialog that stays mounted React takes the focus back after a cleanup.
    returnFocus()
    back.current = null
    return undefined
  }, [opened, from])
}
