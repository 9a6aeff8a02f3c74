import type { SyntheticEvent } from 'react'
import { isTyped } from './choose-match.ts'

/** Marks the chosen text when a field gets the focus or a click, so that typing replaces it. */
export function markText({ target }: SyntheticEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.readOnly) return
  const { value } = target
  // A click places the cursor after the focus; text typed before that stays.
  requestAnimationFrame(() => {
    const isUntouched = target.value === value && target.selectionStart === target.selectionEnd
    if (document.activeElement === target && isUntouched && !isTyped(target)) target.select()
  })
}
