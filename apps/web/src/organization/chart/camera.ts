// The reader's view: the chart moved by x, y and scaled by k; pure.
import type { Frame } from './frame.ts'

export type Camera = { readonly x: number; readonly y: number; readonly k: number }
export type Size = { readonly width: number; readonly height: number }

export const leastZoom = 0.01
export const mostZoom = 2
/** One press of a key or button. */
export const zoomStep = 1.4
/** Around the chart, in screen pixels. */
const margin = 32
/** Below this, names are unreadable: the chart then starts at the top instead of showing everything. */
const readableZoom = 0.6

/** Shows everything as large as it fits, never above full size. */
export function fitted(frame: Frame, size: Size): Camera {
  const k = Math.max(
    leastZoom,
    Math.min(
      1,
      (size.width - 2 * margin) / Math.max(frame.width, 1),
      (size.height - 2 * margin) / Math.max(frame.height, 1),
    ),
  )
  const top = Math.max(margin, (size.height - frame.height * k) / 2)
  return { x: size.width / 2 - (frame.x + frame.width / 2) * k, y: top - frame.y * k, k }
}

/** Shows everything if that is readable, otherwise the top card centred. */
export function startCamera(frame: Frame, top: Frame, size: Size): Camera {
  const all = fitted(frame, size)
  if (all.k >= readableZoom) return { ...all, y: margin - frame.y * all.k }
  const k = size.width < 600 ? 0.8 : 0.9
  return { x: size.width / 2 - (top.x + top.width / 2) * k, y: margin - top.y * k, k }
}

/** Centres the frame at a readable size. */
export function centred(frame: Frame, size: Size, k: number): Camera {
  return {
    x: size.width / 2 - (frame.x + frame.width / 2) * k,
    y: size.height / 2 - (frame.y + frame.height / 2) * k,
    k,
  }
}

/** The visible part of the chart, extended by `more` times the screen size on every side. */
export function seen({ x, y, k }: Camera, { width, height }: Size, more = 0): Frame {
  const [extraX, extraY] = [(width * more) / k, (height * more) / k]
  return {
    x: -x / k - extraX,
    y: -y / k - extraY,
    width: width / k + 2 * extraX,
    height: height / k + 2 * extraY,
  }
}

/** Moves just enough to show the whole frame; the same camera if it is visible. */
export function showing(camera: Camera, frame: Frame, size: Size): Camera {
  const { x, y, k } = camera
  const shift = (start: number, length: number, room: number) => {
    if (length + 2 * margin > room) return room / 2 - (start + length / 2)
    return Math.max(margin - start, 0) + Math.min(room - margin - (start + length), 0)
  }
  const moveX = shift(frame.x * k + x, frame.width * k, size.width)
  const moveY = shift(frame.y * k + y, frame.height * k, size.height)
  return moveX === 0 && moveY === 0 ? camera : { x: x + moveX, y: y + moveY, k }
}

/** Whether the cards drawn for `drawn` no longer cover the view. */
export function isOutgrown(drawn: Camera, now: Camera, size: Size): boolean {
  const zoomed = now.k / drawn.k
  return (
    zoomed > 1.3 ||
    zoomed < 0.8 ||
    Math.abs(now.x - drawn.x) > size.width * 0.35 ||
    Math.abs(now.y - drawn.y) > size.height * 0.35
  )
}

/** The camera on the way, `part` 0 to 1: the centre moves evenly, the scale changes by equal factors. */
export function between(from: Camera, to: Camera, size: Size, part: number): Camera {
  const ease = part * part * (3 - 2 * part)
  const k = from.k * (to.k / from.k) ** ease
  const middle = ({ x, y, k: zoom }: Camera) => ({
    x: (size.width / 2 - x) / zoom,
    y: (size.height / 2 - y) / zoom,
  })
  const [start, end] = [middle(from), middle(to)]
  const at = (one: number, other: number) => one + (other - one) * ease
  return { x: size.width / 2 - at(start.x, end.x) * k, y: size.height / 2 - at(start.y, end.y) * k, k }
}

/** Zooms by `factor` around the centre of the screen. */
export function zoomed({ x, y, k }: Camera, size: Size, factor: number): Camera {
  const next = Math.min(mostZoom, Math.max(leastZoom, k * factor))
  const at = (middle: number, offset: number) => middle - ((middle - offset) * next) / k
  return { x: at(size.width / 2, x), y: at(size.height / 2, y), k: next }
}
