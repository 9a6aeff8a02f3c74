// Signs the file names of photos and logos in every answer: the one place where they leave the server.
import { pictureKey } from '#api/files/picture-address.ts'
import type { PictureSigner } from '#api/files/picture-address.ts'

/** Of a person, of a card in the organisation chart, and of a company. */
const pictureFields = ['profileImage', 'image', 'logo'] as const

/** Changes `data` in place. */
export async function signPictures(
  data: unknown,
  signer: () => Promise<PictureSigner>,
  now: Date,
): Promise<void> {
  const pictures = picturesIn(data)
  if (pictures.length === 0) return
  const { sign } = await signer()
  for (const { holder, field, name } of pictures) holder[field] = sign(name, now)
}

type Picture = { readonly holder: Record<string, unknown>; readonly field: string; readonly name: string }

/** Without recursion: the chart nests as deep as the management chain. */
function picturesIn(data: unknown): Picture[] {
  const pictures: Picture[] = []
  const waiting: unknown[] = [data]
  while (waiting.length > 0) {
    const holder = waiting.pop()
    if (!isRecord(holder)) continue
    for (const field of pictureFields) {
      const name = holder[field]
      if (typeof name === 'string' && pictureKey(name)) pictures.push({ holder, field, name })
    }
    for (const item of Object.values(holder)) if (typeof item === 'object') waiting.push(item)
  }
  return pictures
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
