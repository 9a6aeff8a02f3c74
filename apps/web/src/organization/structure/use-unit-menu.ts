// Which unit's menu is open, and where; it follows its row, which a search or another person's change can move.
import { useState } from 'react'
import type { RefObject } from 'react'
import type { MenuAt } from './UnitMenu.tsx'

type Options = {
  tree: RefObject<HTMLElement | null>
  indexOf: (id: string) => number
  rowHeight: number
}

export function useUnitMenu({ tree, indexOf, rowHeight }: Options) {
  /** As if its row were the first. */
  const [menu, setMenu] = useState<MenuAt>()
  const close = () => setMenu(undefined)
  const open = (id: string, from: HTMLElement) => {
    const frame = tree.current?.parentElement?.getBoundingClientRect()
    const { right, bottom } = from.getBoundingClientRect()
    const top = bottom - (frame?.top ?? 0) - indexOf(id) * rowHeight
    setMenu({ id, left: right - (frame?.left ?? 0), top })
  }
  const row = menu === undefined ? -1 : indexOf(menu.id)
  if (menu !== undefined && row < 0) close()
  return { at: menu && { ...menu, top: menu.top + row * rowHeight }, open, close }
}
