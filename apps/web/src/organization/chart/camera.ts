// Where the reader looks: the chart moved by x, y and magnified k times; pure.
import type { Frame } from './frame.ts'

export type Camera = { readonly x: number; readonly y: number; readonly k: number }
export type Size = { readonly width: number; readonly height: number }

export const leastZoom = 0.01
export const mostZoom = 2
/** Around the chart, in pixels of the screen. */
const margin = 32
/** Below this names cannot be read: the start then shows the top instead of everything. */
const readableZoom = 0.6

/** Everything is seen, as large as fits, never larger than life. */
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

/** Everything when it is readable so, otherwise the card at the top in the middle. */
export function startCamera(frame: Frame, top: Frame, size: Size): Camera {
  const all = fitted(frame, size)
  if (all.k >= readableZoom) return { ...all, y: margin - frame.y * all.k }
  const k = size.width < 600 ? 0.8 : 0.9
  return { x: size.width / 2 - (top.x + top.width / 2) * k, y: margin - top.y * k, k }
}

/** The frame in the middle, at a size at which it can be read. */
export function centred(frame: Frame, size: Size, k: number): Camera {
  return {
    x: size.width / 2 - (frame.x + frame.width / 2) * k,
    y: size.height / 2 - (frame.y + frame.height / 2) * k,
    k,
  }
}

/** The part of the chart that is seen, with `more` of the screen's size around it. */
export function seen({ x, y, k }: Camera, { width, height }: Size, more = 0): Frame {
  const [extraX, extraY] = [(width * more) / k, (height * more) / k]
  return {
    x: -x / k - extraX,
    y: -y / k - extraY,
    width: width / k + 2 * extraX,
    height: height / k + 2 * extraY,
  }
}

/** Moved just so far that the whole frame is seen; the same camera when it is. */
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

/** The cards were drawn for `drawn`; is another part wanted now? */
export function isOutgrown(drawn: Camera, now: Camera, size: Size): boolean {
  const zoomed = now.k / drawn.k
  return (
    zoomed > 1.3 ||
    zoomed < 0.8 ||
    Math.abs(now.x - drawn.x) > size.width * 0.35 ||
    Math.abs(now.y - drawn.y) > size.height * 0.35
  )
}

/** On the way, `part` 0 to 1: the middle of the screen moves evenly, the size changes by equal factors. */
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

/** `factor` times as large, about the middle of the screen. */
export function zoomed({ x, y, k }: Camera, size: Size, factor: number): Camera {
  const next = Math.min(mostZoom, Math.max(leastZoom, k * factor))
  const at = (middle: number, offset: number) => middle - ((middle - offset) * next) / k
  return { x: at(size.width / 2, x), y: at(size.height / 2, y), k: next }
}
