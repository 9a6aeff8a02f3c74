// Checks uploaded files of a request by content, not by name, and re-encodes pictures, so that nothing but the picture is
// stored (R5).
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { drawnPicture } from '#api/http/drawn-picture.ts'
import type { Drawing } from '#api/http/drawn-picture.ts'
import type { UploadedFile } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'

export type CheckedFile = { readonly name: string; readonly contentType: string; readonly bytes: Buffer }

type Kind = {
  readonly endings: readonly string[]
  /** Re-encodes a picture in its own format. */
  readonly draw?: (picture: Sharp) => Sharp
}
const kinds: Readonly<Record<string, Kind>> = {
  'application/pdf': { endings: ['pdf'] },
  'image/jpeg': { endings: ['jpg', 'jpeg'], draw: picture => picture.jpeg({ quality: 88 }) },
  'image/png': { endings: ['png'], draw: picture => picture.png() },
  'image/gif': { endings: ['gif'], draw: picture => picture.gif() },
  'image/webp': { endings: ['webp'], draw: picture => picture.webp({ quality: 88 }) },
}

type Upload = Drawing & { readonly files: readonly UploadedFile[] }

/** For preparedRoute(). Throws FILE_TYPE unless it is a readable pdf, jpeg, png, gif or webp. */
export async function checkedFiles(upload: Upload): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = []
  // Sequential: decoding six large pictures at once would need the memory of six.
  for (const file of upload.files) checked.push(await checkedFile(upload, file))
  return checked
}

async function checkedFile(drawing: Drawing, { name, bytes }: UploadedFile): Promise<CheckedFile> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const kind = Object.hasOwn(kinds, contentType) ? kinds[contentType] : undefined
  if (!kind) throw new Refusal('FILE_TYPE')
  return {
    name: nameWithEnding(name, kind.endings),
    contentType,
    bytes: kind.draw
      ? await drawnPicture(drawing, { bytes, animated: true, draw: kind.draw, refusal: 'FILE_TYPE' })
      : bytes,
  }
}

/** nameWithEnding('scan.exe', ['pdf']) -> 'scan.exe.pdf': the extension matches the content. */
function nameWithEnding(name: string, endings: readonly string[]): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return endings.includes(ending) ? name : `${name}.${endings[0]}`
}
