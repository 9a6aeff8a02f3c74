// What a key does in the tree: the ARIA tree pattern (arrows, Home, End, asterisk, type-ahead).
import { searchText } from '@hr/domain/employee/lao-text.ts'
import type { TreeRow } from './tree-rows.ts'

type KeyEffect = {
  /** The next active row. */
  readonly moveTo?: string
  readonly open?: readonly string[]
  readonly close?: string
}
type Rows<Node> = readonly TreeRow<Node>[]
type WithId = { readonly id: string }

const moveToRow = <Node extends WithId>(rows: Rows<Node>, index: number): KeyEffect => {
  const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
  return row === undefined ? {} : { moveTo: row.node.id }
}

/** ArrowRight opens, then moves to the first child. */
function inward<Node extends WithId>(rows: Rows<Node>, index: number): KeyEffect {
  const row = rows[index]
  if (row?.isOpen === undefined) return {}
  return row.isOpen ? moveToRow(rows, index + 1) : { open: [row.node.id] }
}

/** ArrowLeft closes, then moves to the parent. */
function outward<Node extends WithId>(rows: Rows<Node>, index: number): KeyEffect {
  const row = rows[index]
  if (row === undefined) return {}
  if (row.isOpen) return { close: row.node.id }
  return row.parentId === null ? {} : { moveTo: row.parentId }
}

/** Asterisk opens all siblings. */
function siblings<Node extends WithId>(rows: Rows<Node>, index: number): KeyEffect {
  const { parentId } = rows[index] ?? {}
  const closed = rows.filter(row => row.parentId === parentId && row.isOpen === false)
  return { open: closed.map(row => row.node.id) }
}

/** undefined = not a key of the tree. */
export function treeKey<Node extends WithId>(
  rows: Rows<Node>,
  activeId: string | undefined,
  key: string,
): KeyEffect | undefined {
  const index = Math.max(
    0,
    rows.findIndex(row => row.node.id === activeId),
  )
  if (key === 'ArrowDown') return moveToRow(rows, index + 1)
  if (key === 'ArrowUp') return moveToRow(rows, index - 1)
  if (key === 'Home') return moveToRow(rows, 0)
  if (key === 'End') return moveToRow(rows, rows.length - 1)
  if (key === 'ArrowRight') return inward(rows, index)
  if (key === 'ArrowLeft') return outward(rows, index)
  if (key === '*') return siblings(rows, index)
  return undefined
}

/** The next row, wrapping around, that starts with the typed text; after one letter never the active row itself. */
export function rowTyped<Node extends WithId>(
  rows: Rows<Node>,
  activeId: string | undefined,
  typed: string,
  nameOf: (node: Node) => string,
): string | undefined {
  const wanted = searchText(typed)
  if (wanted === '') return undefined
  const start = rows.findIndex(row => row.node.id === activeId) + (Array.from(wanted).length > 1 ? 0 : 1)
  const around = [...rows.slice(Math.max(0, start)), ...rows.slice(0, Math.max(0, start))]
  return around.find(row => searchText(nameOf(row.node)).startsWith(wanted))?.node.id
}
