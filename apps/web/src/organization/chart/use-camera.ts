// Moves the chart: drag, wheel and pinch with d3-zoom, flights of our own. Only one attribute of one element changes;
// React renders only when other cards come into view.
import { select } from 'd3-selection'
import { zoom, zoomIdentity } from 'd3-zoom'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { between, isOutgrown, leastZoom, mostZoom } from './camera.ts'
import type { Camera, Size } from './camera.ts'

const flightMs = 420

export function useCamera(size: Size | undefined) {
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const now = useRef<Camera>({ x: 0, y: 0, k: 1 })
  const sizeNow = useRef<Size>({ width: 1, height: 1 })
  const frame = useRef(0)
  const isFlying = useRef(false)
  const behaviour = useRef(zoom<SVGSVGElement, unknown>().scaleExtent([leastZoom, mostZoom]))
  /** The camera the cards are drawn for. */
  const [drawn, setDrawn] = useState<Camera>()
  const drawnNow = useRef<Camera>(undefined)
  useLayoutEffect(() => {
    if (size !== undefined) sizeNow.current = size
  }, [size])

  useLayoutEffect(() => {
    const element = svg.current
    if (element === null) return undefined
    const draw = (camera: Camera) => {
      drawnNow.current = camera
      setDrawn(camera)
    }
    behaviour.current
      .on('start', ({ sourceEvent }: { sourceEvent: Event | null }) => {
        if (!sourceEvent) return
        cancelAnimationFrame(frame.current)
        isFlying.current = false
      })
      .on('zoom', ({ transform: { x, y, k } }: { transform: Camera }) => {
        now.current = { x, y, k }
        layer.current?.setAttribute('transform', `translate(${x},${y}) scale(${k})`)
        const last = drawnNow.current
        if (last === undefined || isOutgrown(last, now.current, sizeNow.current)) draw(now.current)
      })
      .on('end', () => {
        if (!isFlying.current && drawnNow.current !== now.current) draw(now.current)
      })
    select(element).call(behaviour.current).on('dblclick.zoom', null)
    return () => {
      cancelAnimationFrame(frame.current)
      select(element).on('.zoom', null)
    }
  }, [])

  const set = useCallback(({ x, y, k }: Camera) => {
    if (svg.current === null) return
    select(svg.current).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k))
  }, [])

  const jump = useCallback(
    (camera: Camera) => {
      cancelAnimationFrame(frame.current)
      isFlying.current = false
      set(camera)
    },
    [set],
  )

  const fly = useCallback(
    (to: Camera, duration = flightMs) => {
      cancelAnimationFrame(frame.current)
      isFlying.current = false
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return set(to)
      const [from, start] = [now.current, performance.now()]
      const step = (at: number) => {
        const part = Math.min(1, Math.max(0, (at - start) / duration))
        isFlying.current = part < 1
        set(part === 1 ? to : between(from, to, sizeNow.current, part))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
      return undefined
    },
    [set],
  )
  return { svg, layer, now, drawn, jump, fly }
}
