// What the last sheet of an export says of it; the logo as a PNG (N4).
import type { ExportOrigin, OriginLogo } from '@hr/contract/messages/export-origin.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Profile } from '@hr/contract/session.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { photoUrl } from '#web/ui/photo-url.ts'

export type Exporter = { readonly profile: Profile; readonly language: Language }

export async function readOrigin({ profile, language }: Exporter, file: string): Promise<ExportOrigin<Blob>> {
  const { name = '', nameLo = '', logo = null } = profile.workspace ?? {}
  return {
    company: { name, nameLo },
    // A missing picture must not stop a file.
    logo: await pngOf(photoUrl(logo)).catch((error: unknown) => (console.warn(error), null)),
    file,
    by: profile.viewAs?.viewer ?? fullName(profile, language),
    at: formatInstant(new Date().toISOString()),
  }
}

/** Spreadsheet programs do not show the stored format. */
async function pngOf(url: string | null): Promise<OriginLogo<Blob> | null> {
  if (url === null) return null
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The logo answers ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return { content: await canvas.convertToBlob({ type: 'image/png' }), width, height }
}
