/**
 * As the `ref` of the first field of a dialog, if it is shown after the dialog has opened: it takes the focus from the
 * close button. A field that is there at once needs only `data-autofocus`.
 */
export const takeFocus = (field: HTMLElement | null): void => {
  const header = field?.closest('[role=dialog]')?.querySelector('header')
  if (header?.contains(document.activeElement)) field?.focus({ preventScroll: true })
}
