// Of dialogs that lie one above the other Escape closes the topmost alone: each of them listens for the key by itself, and the
// drawer below would go with what was typed above it.

const dialogs = '.mantine-Modal-content, .mantine-Drawer-content'
const closeButton = '.mantine-Modal-close, .mantine-Drawer-close'

/** To be listened to before any dialog is open. */
export function closeTopmostAlone(event: KeyboardEvent): void {
  const { key, isComposing, target } = event
  if (key !== 'Escape' || isComposing) return
  // A list or a calendar that is open in the dialog closes first.
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return
  const open = document.querySelectorAll(dialogs)
  if (open.length < 2) return
  event.stopImmediatePropagation()
  open
    .item(open.length - 1)
    .querySelector<HTMLButtonElement>(closeButton)
    ?.click()
}
