// How large the picture and the page of a chart are: as large as files of their kind can be.

const sharp = 2
/** Canvases end at 16,384 pixels a side in some browsers, and at 268 million in all in others. */
const longestPicture = 16_000
const mostPixels = 80_000_000

/** Pixels of the picture for each pixel of the chart. */
export function pictureScale(width: number, height: number): number {
  return Math.min(
    sharp,
    longestPicture / width,
    longestPicture / height,
    Math.sqrt(mostPixels / (width * height)),
  )
}

const pixelsPerMillimetre = 96 / 25.4
/** The longest page a PDF may have is 5,080 mm. */
const longestPage = 5000

export function pageSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, (longestPage * pixelsPerMillimetre) / Math.max(width, height))
  const millimetres = (pixels: number) => Math.ceil((pixels * scale) / pixelsPerMillimetre)
  return { width: millimetres(width), height: millimetres(height) + 1 }
}
