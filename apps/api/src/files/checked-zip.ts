// Unpacks uploaded zip archives within limits and packs them again uncompressed, so that the next reader gets no zip
// bomb and only checked entries.
import { unzipSync, zipSync } from 'fflate'
import { TableRefused } from './table-refused.ts'

type ZipLimits = { readonly entries: number; readonly bytes: number }

/**
 * The entries that `wanted` selects. Throws TableRefused for a broken archive or one over a limit. The unpacker writes
 * no more bytes than an entry's header says, so adding up the headers is enough.
 */
export function unzip(
  archive: Buffer,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Map<string, Buffer> {
  const left = { ...limits }
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    left.entries -= 1
    if (wanted(name)) left.bytes -= originalSize
    if (left.entries < 0 || left.bytes < 0) throw new TableRefused('TOO_LARGE')
    return wanted(name)
  }
  try {
    const entries = Object.entries(unzipSync(archive, { filter }))
    return new Map(entries.map(([name, bytes]) => [name, Buffer.from(bytes)]))
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('UNREADABLE')
  }
}

/** An uncompressed archive of the entries. */
export const storedZip = (entries: ReadonlyMap<string, Buffer>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }))
