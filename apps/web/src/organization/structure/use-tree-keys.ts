// Keyboard navigation in the tree: the active row and the effect of keys.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useCallback, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { rowTyped, treeKey } from './tree-key.ts'
import type { TreeRow } from './tree-rows.ts'
import type { OpenUnits } from './use-open-units.ts'
import { useUnitTexts } from './use-unit-texts.ts'

const typingPauseMs = 700

type Options = {
  tree: RefObject<HTMLElement | null>
  rows: readonly TreeRow<OrgNode>[]
  units: OpenUnits
  chosen: string | undefined
  onChoose: (id: string) => void
  onMenu: (id: string, row: HTMLElement) => void
}

/** Letters typed quickly form one prefix. */
function useTyped() {
  const typed = useRef({ text: '', at: 0 })
  return (letter: string, at: number) => {
    const isNew = at - typed.current.at > typingPauseMs
    typed.current = { text: isNew ? letter : typed.current.text + letter, at }
    return typed.current.text
  }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  Array.from(key).length === 1 && key.trim() !== '' && !ctrlKey && !metaKey && !altKey
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey)

export function useTreeKeys({ tree, rows, units, chosen, onChoose, onMenu }: Options) {
  const texts = useUnitTexts()
  const type = useTyped()
  const [activeId, setActiveId] = useState<string>()
  /** The id to focus once its row is rendered. */
  const takesFocus = useRef<string>(undefined)
  /** A stable function, so that rows need not render again. */
  const focus = useCallback((node: HTMLElement | null) => {
    if (node === null || node.dataset.unit !== takesFocus.current) return
    takesFocus.current = undefined
    node.focus()
  }, [])
  const isShown = (id: string | undefined) => rows.some(row => row.node.id === id)
  const active = [activeId, chosen].find(isShown) ?? rows[0]?.node.id
  const focusRow = (id: string): boolean => {
    const row = tree.current?.querySelector(`[data-unit="${id}"]`)
    if (!(row instanceof HTMLElement)) return false
    row.focus()
    return true
  }
  const moveTo = (id: string) => {
    if (!focusRow(id)) takesFocus.current = id
    setActiveId(id)
  }
  const act = (event: KeyboardEvent): boolean => {
    if (active === undefined || !(event.target instanceof HTMLElement)) return false
    if (event.key === 'Enter' || event.key === ' ') return (onChoose(active), true)
    if (isMenuKey(event)) return (onMenu(active, event.target), true)
    const effect = treeKey(rows, active, event.key)
    if (effect !== undefined) {
      if (effect.moveTo !== undefined) moveTo(effect.moveTo)
      if (effect.open !== undefined) units.open(effect.open)
      if (effect.close !== undefined) units.close(effect.close)
      return true
    }
    if (!isLetter(event)) return false
    const next = rowTyped(rows, active, type(event.key, event.timeStamp), texts.name)
    if (next !== undefined) moveTo(next)
    return true
  }
  return {
    active,
    setActive: setActiveId,
    focus,
    focusRow,
    onKey: (event: KeyboardEvent) => {
      // Buttons within a row handle their own keys.
      if (!(event.target instanceof HTMLElement) || event.target.dataset.unit === undefined) return
      if (act(event)) event.preventDefault()
    },
  }
}
