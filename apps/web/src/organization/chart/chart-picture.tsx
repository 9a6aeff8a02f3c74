// The unfolded chart as one self-contained SVG: with fonts and photos, in colours for paper.
import latin from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-latin-wght-normal.woff2?url'
import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ChartDrawing } from './ChartDrawing.tsx'
import type { ChartTree } from './chart-tree.ts'
import { visibleNodes } from './fold.ts'
import type { Open } from './fold.ts'
import { cardHeight, cardWidth } from './frame.ts'
import { layOut } from './lay-out.ts'

type Picture = {
  readonly url: string
  readonly width: number
  readonly height: number
  /** Position of the first card. */
  readonly sample: { readonly x: number; readonly y: number }
}

const margin = 40
const paper: Readonly<Record<string, string>> = {
  card: '#fff',
  border: '#ced4da',
  ink: '#1a1b1e',
  dim: '#495057',
  line: '#adb5bd',
  accent: '#283A97',
  found: '#fff',
  fold: '#fff',
  face: '#d9dff2',
  nobody: '#8499da',
  far: '#b0bde6',
}
const family = 'Noto Sans Lao Variable'
/** At most this many photos: on a larger chart they are too small to recognise. */
const mostFaces = 400

export async function chartPicture(tree: ChartTree, open: Open): Promise<Picture> {
  const layout = layOut(tree, open)
  const faces = await facesOf(tree, open)
  const nodes = new Map(
    [...tree.nodes].map(([id, node]) => [id, { ...node, image: faces.get(node.image ?? '') ?? null }]),
  )
  const [width, height] = [layout.frame.width + 2 * margin, layout.frame.height + 2 * margin]
  const host = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <ChartDrawing
        tree={{ ...tree, nodes }}
        places={layout.places}
        lines={layout.lines}
        open={open}
        idOf={id => `card-${id}`}
      />,
    ),
  )
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await styles()
  host.prepend(style)
  host.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  host.setAttribute('width', String(width))
  host.setAttribute('height', String(height))
  host.setAttribute('viewBox', `${layout.frame.x - margin} ${layout.frame.y - margin} ${width} ${height}`)
  const text = new XMLSerializer().serializeToString(host)
  root.unmount()
  const [first = { x: 0, y: 0 }] = layout.places
  const sample = { x: first.x - layout.frame.x + margin, y: first.y - layout.frame.y + margin }
  return { url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`, width, height, sample }
}

/** Both files are one family: without unicode ranges the second would replace the first. */
async function styles(): Promise<string> {
  const files = [
    { url: latin, range: 'U+0000-0E80,U+0EE0-FFFF' },
    { url: lao, range: 'U+0E81-0EDF' },
  ]
  const faces = await Promise.all(
    files.map(
      async ({ url, range }) =>
        `@font-face{font-family:'${family}';font-weight:100 900;font-display:block;unicode-range:${range};src:url(${await dataUrl(url)})}`,
    ),
  )
  const colours = Object.entries(paper).map(([name, value]) => `--chart-${name}:${value}`)
  return `${faces.join('')}svg{${colours.join(';')};font-family:'${family}',sans-serif;font-variant-numeric:tabular-nums}`
}

async function facesOf(tree: ChartTree, open: Open): Promise<ReadonlyMap<string, string>> {
  const images = new Set(visibleNodes(tree, open).flatMap(({ image }) => (image === null ? [] : [image])))
  const loaded = await Promise.all(
    [...images].slice(0, mostFaces).map(async image => {
      const url = await dataUrl(image).catch(() => undefined)
      return url === undefined ? [] : [[image, url] as const]
    }),
  )
  return new Map(loaded.flat())
}

async function dataUrl(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  const content = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')))
    reader.readAsDataURL(content)
  })
}

const patienceMs = 150
const mostLooks = 20

/** The image with its fonts. Browsers load those after `decode()`, so this checks until the image stops changing. */
export async function loadedImage({ url, sample }: Picture): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  let last: string | undefined
  for (let look = 0; look < mostLooks; look += 1) {
    const seen = thumbnail(image, sample)
    if (seen === last) break
    last = seen
    await new Promise(resolve => {
      setTimeout(resolve, patienceMs)
    })
  }
  return image
}

/** One card shows whether the texts are rendered; drawing thousands would take seconds each time. */
function thumbnail(image: HTMLImageElement, { x, y }: Picture['sample']): string {
  const canvas = document.createElement('canvas')
  canvas.width = cardWidth
  canvas.height = cardHeight
  canvas.getContext('2d')?.drawImage(image, x, y, cardWidth, cardHeight, 0, 0, cardWidth, cardHeight)
  return canvas.toDataURL()
}
