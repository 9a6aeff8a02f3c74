// The chart as a picture file, as large as browsers can make one.
import { saveBlob } from '#web/shared/save-text.ts'
import type { ChartTree } from './chart-tree.ts'
import { chartPicture, loadedImage } from './chart-picture.tsx'
import type { Open } from './fold.ts'

const sharp = 2
/** Canvases end at 16,384 pixels a side in some browsers, and at 268 million in all in others. */
const longest = 16_000
const mostPixels = 80_000_000
const readable = 0.6

export function pictureScale(width: number, height: number): number {
  return Math.min(sharp, longest / width, longest / height, Math.sqrt(mostPixels / (width * height)))
}

/** False when the chart is so large that its texts are too small to read. */
export async function chartPng(tree: ChartTree, open: Open, fileName: string): Promise<boolean> {
  const { url, width, height } = await chartPicture(tree, open)
  const scale = pictureScale(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await loadedImage(url), 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!picture) throw new Error('The picture is too large')
  saveBlob(fileName, picture)
  return scale >= readable
}
