import type { SyntheticEvent } from 'react'

/** The row of the tree that an event is about; it has its unit as `data-unit`. */
export function rowAt({ target }: SyntheticEvent): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('[data-unit]') : null
  return row instanceof HTMLElement ? row : undefined
}
