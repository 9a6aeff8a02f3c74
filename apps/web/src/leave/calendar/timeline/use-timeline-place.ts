import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { activePlace, placeAfterKey } from './timeline-keys.ts'
import type { TimelinePlace } from './timeline-keys.ts'
import type { TimelineRow } from './timeline-rows.ts'

/** The keyboard's position, and the element to focus once its row exists. */
export function useTimelinePlace(rows: readonly TimelineRow[]) {
  const [last, setLast] = useState<TimelinePlace>()
  const awaits = useRef(false)
  const place = activePlace(rows, last)
  return {
    place,
    moveTo: setLast,
    focus: (node: HTMLElement | null) => {
      if (node === null || !awaits.current) return
      awaits.current = false
      node.focus()
    },
    /** `show` scrolls to the next row. */
    onKey: (event: KeyboardEvent, show: (row: number) => void) => {
      const next = placeAfterKey(event.key, rows, place)
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (next.row === place.row && next.stop === place.stop) return
      awaits.current = true
      setLast(next)
      show(next.row)
    },
  }
}
