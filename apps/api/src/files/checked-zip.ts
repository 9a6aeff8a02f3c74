// Zip archives from outside: unpacked within limits, and packed again without compression, so that the next reader meets
// no bomb and no entry that was not looked at.
import { unzipSync, zipSync } from 'fflate'
import { TableRefused } from './table-refused.ts'

type ZipLimits = { readonly entries: number; readonly bytes: number }

/**
 * The entries that `wanted` names. Throws TableRefused for a broken archive, or one over a limit. An entry unpacks to no
 * more bytes than its header says, so counting the headers is enough.
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

/** An archive of the entries, stored as they are. */
export const storedZip = (entries: ReadonlyMap<string, Buffer>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }))
