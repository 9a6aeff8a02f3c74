// Measures of the chart in its own unit: a pixel at full size.

export const cardWidth = 252
export const cardHeight = 104
/** Between neighbouring cards. */
export const gapX = 22
/** Between a card and its children, for the lines. */
export const gapY = 56
export const bend = gapY / 2

export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Top left corner of a card. */
export type Place = { readonly id: string; readonly x: number; readonly y: number }

export const cardFrame = ({ x, y }: Place): Frame => ({ x, y, width: cardWidth, height: cardHeight })

/** The bounding box of the cards. */
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

/** Whether the frames overlap. */
export const touches = (one: Frame, other: Frame): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height
