// Prints the chart on one page of any size: printers scale it to their paper, and a PDF keeps it sharp.
import type { ChartTree } from './chart-tree.ts'
import { chartPicture, loadedImage } from './chart-picture.tsx'
import type { Open } from './fold.ts'
import { pageSize } from './picture-size.ts'

/** Resolves when the print dialog is closed. `title` is the suggested file name. */
export async function printChart(tree: ChartTree, open: Open, title: string): Promise<void> {
  const picture = await chartPicture(tree, open)
  const page = pageSize(picture.width, picture.height)
  const image = await loadedImage(picture)
  image.className = 'print-only'
  image.alt = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `.print-only{display:none}@media print{@page{size:${page.width}mm ${page.height}mm;margin:0}body>*:not(.print-only){display:none!important}html,body{margin:0;height:0;background:#fff}.print-only{display:block;position:absolute;inset:0 0 auto;width:100%;height:auto}}`,
  )
  const [styles, oldTitle] = [document.adoptedStyleSheets, document.title]
  document.adoptedStyleSheets = [...styles, sheet]
  document.body.append(image)
  document.title = title
  try {
    print()
  } finally {
    document.adoptedStyleSheets = styles
    document.title = oldTitle
    image.remove()
  }
}
