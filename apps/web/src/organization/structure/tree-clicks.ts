// What a click in the tree does, by the part of the row: fold or unfold, open the menu, or choose the unit.
import type { MouseEvent } from 'react'
import { rowAt } from './row-at.ts'
import type { OpenUnits } from './use-open-units.ts'

type Options = {
  units: OpenUnits
  /** Keyboard navigation continues from the clicked row. */
  onActive: (id: string) => void
  onChoose: (id: string) => void
  onMenu: (id: string, from: HTMLElement) => void
}

export const treeClicks = ({ units, onActive, onChoose, onMenu }: Options) => ({
  onClick: (event: MouseEvent) => {
    const row = rowAt(event)
    const id = row?.dataset.unit
    if (row === undefined || id === undefined || !(event.target instanceof Element)) return
    onActive(id)
    const part = event.target.closest('[data-part]')
    if (!(part instanceof HTMLElement)) return onChoose(id)
    if (part.dataset.part === 'menu') return onMenu(id, part)
    // Keyboard navigation continues from the row, not from its button.
    row.focus()
    if (units.openIds.has(id)) units.close(id)
    else units.open([id])
  },
  onContextMenu: (event: MouseEvent) => {
    const id = rowAt(event)?.dataset.unit
    if (id === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    onMenu(id, event.target)
  },
})
