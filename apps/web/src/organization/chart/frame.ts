// Measures of the chart, in its own units: one is a pixel at full size.

export const cardWidth = 252
export const cardHeight = 104
/** Between cards side by side. */
export const gapX = 22
/** Between a card and those below it, for the lines. */
export const gapY = 56
export const bend = gapY / 2

export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** The upper left corner of a card. */
export type Place = { readonly id: string; readonly x: number; readonly y: number }

export const cardFrame = ({ x, y }: Place): Frame => ({ x, y, width: cardWidth, height: cardHeight })

/** What the cards take up together. */
export function framed(places: readonly Place[]): Frame {
  if (places.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of places) {
    left = Math.min(left, x)
    right = Math.max(right, x + cardWidth)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + cardHeight)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Does any part of the one lie within the other? */
export const touches = (one: Frame, other: Frame): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height
