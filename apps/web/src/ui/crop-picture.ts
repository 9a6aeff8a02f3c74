// Crops a picture in the browser: the upload is small and contains nothing else.
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const most = 1024
const quality = 0.9

function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(() => picture)
}

const asBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob)),
      'image/jpeg',
      quality,
    ),
  )

/** A JPEG of at most 1024 pixels a side; transparent pixels become white. */
export async function cropPicture(url: string, area: Area): Promise<File> {
  const picture = await loadPicture(url)
  const side = Math.max(1, Math.min(most, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The picture could not be drawn')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return new File([await asBlob(canvas)], 'photo.jpg', { type: 'image/jpeg' })
}
