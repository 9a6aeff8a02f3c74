// Moves the page, or the dialog over it, down while a toast would cover something that can be pressed.
const toastPlace = '.mantine-Notifications-root[data-position="top-right"]'
const controls = ':is(a, button, input, textarea, label, [role="tab"])'
const room = '--toast-room'
const gap = 4

/** Dialogs are the last of the document; the page below one may be covered. */
const uppermost = () =>
  [...document.querySelectorAll('main, .mantine-Modal-body, .mantine-Drawer-body')].at(-1)

/** How far `page` must move so that nothing of it is below the toasts; `made` is how far it has moved. */
function neededRoom(page: Element, toasts: DOMRect, made: number): number {
  const overlaps = [...page.querySelectorAll(controls)]
    .filter(control => control.checkVisibility())
    .map(control => control.getBoundingClientRect())
    .filter(
      ({ left, right, bottom }) => left < toasts.right && right > toasts.left && bottom - made > toasts.top,
    )
    .map(({ top }) => toasts.bottom + gap - (top - made))
  return Math.max(0, ...overlaps)
}

/** Keeps the room up to date while toasts or the page change; returns how to end that. */
export function keepToastRoom(): () => void {
  const place = document.querySelector(toastPlace)
  if (place === null) return () => undefined
  const { style } = document.documentElement
  const measure = () => {
    const page = uppermost()
    if (page !== undefined) observer.observe(page)
    const toasts = place.getBoundingClientRect()
    const made = Number.parseFloat(style.getPropertyValue(room)) || 0
    if (page !== undefined && toasts.height > 0)
      style.setProperty(room, `${neededRoom(page, toasts, made)}px`)
    else style.removeProperty(room)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(place)
  return () => observer.disconnect()
}
