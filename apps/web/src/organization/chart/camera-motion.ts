// Moves the chart: drag, wheel and pinch with d3-zoom, flights of our own. Only one attribute of one element changes.
import { select } from 'd3-selection'
import { zoom, zoomIdentity } from 'd3-zoom'
import { between, isOutgrown, leastZoom, mostZoom } from './camera.ts'
import type { Camera, Size } from './camera.ts'

const flightMs = 420

export function cameraMotion() {
  const behaviour = zoom<SVGSVGElement, unknown>().scaleExtent([leastZoom, mostZoom])
  let chart: SVGSVGElement | null = null
  let size: Size = { width: 1, height: 1 }
  let now: Camera = { x: 0, y: 0, k: 1 }
  let drawn: Camera | undefined
  let frame = 0
  let isFlying = false

  const stop = () => {
    cancelAnimationFrame(frame)
    isFlying = false
  }
  const set = ({ x, y, k }: Camera) => {
    if (chart) select(chart).call(behaviour.transform, zoomIdentity.translate(x, y).scale(k))
  }
  return {
    /** `onDraw` gets the camera whenever other cards come into view. Returns a function that detaches. */
    attach: (svg: SVGSVGElement, layer: SVGGElement, onDraw: (camera: Camera) => void) => {
      const draw = () => {
        drawn = now
        onDraw(now)
      }
      chart = svg
      behaviour
        .on('start', ({ sourceEvent }: { sourceEvent: Event | null }) => {
          if (sourceEvent) stop()
        })
        .on('zoom', ({ transform: { x, y, k } }: { transform: Camera }) => {
          now = { x, y, k }
          layer.setAttribute('transform', `translate(${x},${y}) scale(${k})`)
          if (drawn === undefined || isOutgrown(drawn, now, size)) draw()
        })
        .on('end', () => {
          if (!isFlying && drawn !== now) draw()
        })
      select(svg).call(behaviour).on('dblclick.zoom', null)
      return () => {
        stop()
        select(svg).on('.zoom', null)
        chart = null
      }
    },
    resize: (next: Size) => {
      size = next
    },
    now: () => now,
    jump: (camera: Camera) => {
      stop()
      set(camera)
    },
    fly: (to: Camera, duration = flightMs) => {
      stop()
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return set(to)
      const [from, start] = [now, performance.now()]
      const step = (at: number) => {
        const part = Math.min(1, Math.max(0, (at - start) / duration))
        isFlying = part < 1
        set(part === 1 ? to : between(from, to, size, part))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
      return undefined
    },
  }
}
