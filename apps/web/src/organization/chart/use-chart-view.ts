// Which part of the chart is drawn, and how the camera moves when cards are folded or found.
import { useLayoutEffect, useMemo, useRef } from 'react'
import { centred, fitted, seen, showing, startCamera } from './camera.ts'
import type { Size } from './camera.ts'
import type { ChartTree } from './chart-tree.ts'
import type { Open } from './fold.ts'
import { cardFrame, framed, touches } from './frame.ts'
import { layOut } from './lay-out.ts'
import { useCamera } from './use-camera.ts'

/** Drawn beyond the visible part, in screen sizes. */
const drawnAround = 0.36
const readable = 0.9

/** A search result; a higher `number` starts a new flight. */
export type Flight = { readonly to: string; readonly number: number }
type Shown = {
  readonly tree: ChartTree
  readonly open: Open
  readonly active: string | undefined
  readonly flight: Flight | undefined
}

export function useChartView({ tree, open, active, flight }: Shown, size: Size | undefined) {
  const camera = useCamera(size)
  const { drawn, motion } = camera
  const layout = useMemo(() => layOut(tree, open), [tree, open])
  const last = useRef(layout)
  const hasStarted = useRef(false)

  useLayoutEffect(() => {
    const top = layout.placeOf.get(tree.tops[Math.floor((tree.tops.length - 1) / 2)] ?? '')
    if (hasStarted.current || size === undefined || top === undefined) return
    hasStarted.current = true
    motion.jump(startCamera(layout.frame, cardFrame(top), size))
  }, [size, layout, tree, motion])

  useLayoutEffect(() => {
    const before = last.current
    last.current = layout
    if (before === layout || size === undefined) return
    // The folded card stays under the pointer; its children come into view.
    const anchor = [active, tree.tops[0]].find(
      id => id !== undefined && before.placeOf.has(id) && layout.placeOf.has(id),
    )
    const [was, is] = [before.placeOf.get(anchor ?? ''), layout.placeOf.get(anchor ?? '')]
    if (!was || !is) return motion.jump(fitted(layout.frame, size))
    const { x, y, k } = motion.now()
    motion.jump({ x: x + (was.x - is.x) * k, y: y + (was.y - is.y) * k, k })
    const children = open.has(is.id) ? (tree.nodes.get(is.id)?.children ?? []) : []
    const branch = framed([is, ...children.flatMap(id => layout.placeOf.get(id) ?? [])])
    const view = seen(motion.now(), size)
    if (branch.width < view.width && branch.height < view.height)
      motion.fly(showing(motion.now(), branch, size))
    return undefined
  }, [layout, size, active, open, tree, motion])

  const flown = useRef(flight?.number)
  useLayoutEffect(() => {
    const place = layout.placeOf.get(flight?.to ?? '')
    if (flight === undefined || flown.current === flight.number || size === undefined || place === undefined)
      return
    flown.current = flight.number
    motion.fly(centred(cardFrame(place), size, Math.max(motion.now().k, readable)))
  }, [flight, layout, size, motion])

  const shown = useMemo(() => {
    if (drawn === undefined || size === undefined) return { places: [], lines: [] }
    const view = seen(drawn, size, drawnAround)
    return {
      places: layout.places.filter(place => touches(cardFrame(place), view)),
      lines: layout.lines.filter(line => touches(line, view)),
    }
  }, [layout, drawn, size])
  return { ...camera, layout, shown }
}
