// Dragging units with the mouse: allowed targets, feedback while dragging, and the drop.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { dropPlace, dropZone, isSamePlace } from './drop-place.ts'
import type { DropPlace, DropZone } from './drop-place.ts'
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

const rowAt = (event: DragEvent) => {
  const node = event.target instanceof Element ? event.target.closest('[data-unit]') : null
  return node instanceof HTMLElement ? node : undefined
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
  const hold = (next: Over, row: TreeRow<OrgNode>) => {
    if (over?.id === next.id && over.zone === next.zone) return
    clearTimeout(waiting.current)
    setOver(next)
    if (row.isOpen === false && next.zone === 'into' && !next.isRefused)
      waiting.current = setTimeout(() => onOpen(next.id), openAfterMs)
  }
  const droppedAt = (id: string, row: TreeRow<OrgNode>, zone: DropZone) =>
    dropPlace({ id, row, zone }, index.get(row.node.id)?.siblings ?? [])
  const drop = (id: string, held: Over) => {
    const row = rows.find(({ node }) => node.id === held.id)
    if (row === undefined) return
    if (held.isRefused) return onRefuse(id)
    const place = droppedAt(id, row, held.zone)
    if (!isSamePlace(place, placeOf(index, id))) onMove(id, place)
  }
  return {
    dragged,
    over,
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
        const node = rowAt(event)
        const row = rows.find(one => one.node.id === node?.dataset.unit)
        if (dragged === undefined || node === undefined || row === undefined) return
        event.preventDefault()
        const { top, height } = node.getBoundingClientRect()
        const zone = dropZone(event.clientY - top, height)
        const { parentId } = droppedAt(dragged, row, zone)
        const isRefused = parentId !== null && isWithin(index, parentId, dragged)
        hold({ id: row.node.id, zone, isRefused }, row)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined && over !== undefined) drop(dragged, over)
        stop()
      },
      onDragEnd: stop,
    },
  }
}
