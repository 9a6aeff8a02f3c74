import type { FocusEvent } from 'react'

/** Marks the chosen text when a field gets the focus, so that typing replaces it. */
export function markText({ target }: FocusEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.readOnly) return
  const { value } = target
  // A click places the cursor after the focus; text typed before that stays.
  requestAnimationFrame(() => {
    if (document.activeElement === target && target.value === value) target.select()
  })
}
