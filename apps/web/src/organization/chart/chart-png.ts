// The chart as a PNG, as large as browsers allow.
import { saveBlob } from '#web/shared/save-text.ts'
import type { ChartTree } from './chart-tree.ts'
import { chartPicture, loadedImage } from './chart-picture.tsx'
import type { Open } from './fold.ts'
import { pictureScale } from './picture-size.ts'

const readable = 0.6

/** False if the chart is so large that its texts are too small to read. */
export async function chartPng(tree: ChartTree, open: Open, fileName: string): Promise<boolean> {
  const picture = await chartPicture(tree, open)
  const { width, height } = picture
  const scale = pictureScale(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await loadedImage(picture), 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!file) throw new Error('The picture is too large')
  saveBlob(fileName, file)
  return scale >= readable
}
