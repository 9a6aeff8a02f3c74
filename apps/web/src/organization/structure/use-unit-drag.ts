// Dragging units with the mouse: allowed targets, feedback while dragging, and the drop.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { dropPlace, dropZone, isSamePlace } from './drop-place.ts'
import type { DropPlace, DropZone } from './drop-place.ts'
import { rowAt } from './row-at.ts'
import { isWithin, placeOf } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import type { TreeRow } from './tree-rows.ts'

const openAfterMs = 700

type Over = { readonly id: string; readonly zone: DropZone; readonly isRefused: boolean }
type Options = {
  rows: readonly TreeRow<OrgNode>[]
  index: TreeIndex<OrgNode>
  /** Held over a closed unit long enough to open it. */
  onOpen: (id: string) => void
  onMove: (id: string, place: DropPlace) => void
  /** Dropped on itself or a descendant. */
  onRefuse: (id: string) => void
}

export function useUnitDrag({ rows, index, onOpen, onMove, onRefuse }: Options) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<Over>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(waiting.current)
    setDragged(undefined)
    setOver(undefined)
  }
  const hold = (row: TreeRow<OrgNode>, next: Over) => {
    if (over?.id === next.id && over.zone === next.zone) return
    clearTimeout(waiting.current)
    setOver(next)
    if (row.isOpen === false && next.zone === 'into' && !next.isRefused)
      waiting.current = setTimeout(() => onOpen(next.id), openAfterMs)
  }
  /** Read from each event: on a slow machine the drop comes before the state of the last move. */
  const targetOf = (event: DragEvent, id: string) => {
    const node = rowAt(event)
    const row = rows.find(one => one.node.id === node?.dataset.unit)
    if (node === undefined || row === undefined) return undefined
    const { top, height } = node.getBoundingClientRect()
    const zone = dropZone(event.clientY - top, height)
    const place = dropPlace({ id, row, zone }, index.get(row.node.id)?.siblings ?? [])
    const isRefused = place.parentId !== null && isWithin(index, place.parentId, id)
    return { row, zone, place, isRefused }
  }
  const drop = (event: DragEvent, id: string) => {
    const target = targetOf(event, id)
    if (target === undefined) return
    if (target.isRefused) return onRefuse(id)
    if (!isSamePlace(target.place, placeOf(index, id))) onMove(id, target.place)
  }
  return {
    dragged,
    /** The drag over a unit. */
    overOf: (id: string) => (over?.id === id ? over : undefined),
    handlers: {
      onDragStart: (event: DragEvent) => {
        const node = rowAt(event)
        const id = node?.dataset.unit
        if (id === undefined) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragOver: (event: DragEvent) => {
        const target = dragged === undefined ? undefined : targetOf(event, dragged)
        if (target === undefined) return
        event.preventDefault()
        const { row, zone, isRefused } = target
        hold(row, { id: row.node.id, zone, isRefused })
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined) drop(event, dragged)
        stop()
      },
      onDragEnd: stop,
    },
  }
}
