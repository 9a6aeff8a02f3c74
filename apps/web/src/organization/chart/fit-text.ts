// Truncates card texts to their width, which SVG does not do.
import { cutName } from '@hr/domain/employee/lao-text.ts'

export type TextLook = { readonly size: number; readonly weight: number }
export const nameLook: TextLook = { size: 14, weight: 600 }
export const farLook: TextLook = { size: 20, weight: 600 }
export const plainLook: TextLook = { size: 12.5, weight: 400 }
export const smallLook: TextLook = { size: 12, weight: 400 }

const family = '"Noto Sans Lao Variable", system-ui, sans-serif'
let context: CanvasRenderingContext2D | null | undefined

export function textWidth(text: string, { size, weight }: TextLook): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * 0.6
  context.font = `${weight} ${size}px ${family}`
  return context.measureText(text).width
}

const cuts = new Map<string, string>()
/** Size of the cache: cards are rendered again and again while the chart moves. */
const mostRemembered = 20_000

/** The text, or as many characters as fit followed by '…'. */
export function fitText(text: string, width: number, look: TextLook): string {
  const key = `${look.size} ${look.weight} ${width} ${text}`
  const known = cuts.get(key)
  if (known !== undefined) return known
  const cut = cutTo(text, width, look)
  if (cuts.size >= mostRemembered) cuts.clear()
  cuts.set(key, cut)
  return cut
}

function cutTo(text: string, width: number, look: TextLook): string {
  if (textWidth(text, look) <= width) return text
  let [fits, tooLong] = [0, text.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (textWidth(cutName(text, middle), look) <= width) fits = middle
    else tooLong = middle
  }
  return cutName(text, fits)
}
