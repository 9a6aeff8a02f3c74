// Sizes of a chart's picture and page, within the limits of their file types.

const sharp = 2
/** Browsers limit canvases: some to 16,384 pixels a side, others to 268 million pixels. */
const longestPicture = 16_000
const mostPixels = 80_000_000

/** Picture pixels per chart pixel. */
export function pictureScale(width: number, height: number): number {
  return Math.min(
    sharp,
    longestPicture / width,
    longestPicture / height,
    Math.sqrt(mostPixels / (width * height)),
  )
}

const pixelsPerMillimetre = 96 / 25.4
/** A PDF page is limited to 5,080 mm. */
const longestPage = 5000

export function pageSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, (longestPage * pixelsPerMillimetre) / Math.max(width, height))
  const millimetres = (pixels: number) => Math.ceil((pixels * scale) / pixelsPerMillimetre)
  return { width: millimetres(width), height: millimetres(height) + 1 }
}
