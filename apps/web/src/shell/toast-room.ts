// Moves the page down while a toast would cover something that can be pressed.
const toastPlace = '.mantine-Notifications-root[data-position="top-right"]'
const controls = 'main :is(a, button, input, textarea, label, [role="tab"])'
const room = '--toast-room'
const gap = 4

/** How far the page must move so that nothing of it is below the toasts; `made` is how far it has moved. */
function neededRoom(toasts: DOMRect, made: number): number {
  const overlaps = [...document.querySelectorAll(controls)]
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
    const main = document.querySelector('main')
    if (main !== null) observer.observe(main)
    const toasts = place.getBoundingClientRect()
    const made = Number.parseFloat(style.getPropertyValue(room)) || 0
    if (toasts.height > 0) style.setProperty(room, `${neededRoom(toasts, made)}px`)
    else style.removeProperty(room)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(place)
  return () => observer.disconnect()
}
