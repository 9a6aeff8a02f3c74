// Zip archives from outside: unpacked within a limit on what they unpack to, and packed again without compression, so
// that whoever reads them next meets no bomb and no entry that was not looked at.
import { crc32, inflateRawSync } from 'node:zlib'
import { TableRefused } from './table-refused.ts'

export type ZipLimits = { readonly entries: number; readonly bytes: number }

const endMark = 0x06054b50
const directoryMark = 0x02014b50
const fileMark = 0x04034b50
const stored = 0
const deflated = 8
const encryptedFlag = 1

/** The entries that `wanted` names. Throws TableRefused for a broken, encrypted or 64-bit archive, or one over a limit. */
export function unzip(
  archive: Buffer,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Map<string, Buffer> {
  try {
    return entriesOf(archive, limits, wanted)
  } catch (error) {
    if (error instanceof TableRefused) throw error
    // Bytes that inflate to too much; else an offset outside the file, or bytes that do not inflate.
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new TableRefused(isTooLarge ? 'TOO_LARGE' : 'UNREADABLE')
  }
}

function entriesOf(archive: Buffer, limits: ZipLimits, wanted: (name: string) => boolean) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== endMark) throw new TableRefused('UNREADABLE')
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) throw new TableRefused('TOO_LARGE')
  const entries = new Map<string, Buffer>()
  let offset = archive.readUInt32LE(end + 16)
  let left = limits.bytes
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(offset) !== directoryMark) throw new TableRefused('UNREADABLE')
    const nameLength = archive.readUInt16LE(offset + 28)
    const name = archive.toString('utf8', offset + 46, offset + 46 + nameLength)
    if (wanted(name)) {
      const bytes = contentOf(archive, offset, left)
      left -= bytes.length
      entries.set(name, bytes)
    }
    offset += 46 + nameLength + archive.readUInt16LE(offset + 30) + archive.readUInt16LE(offset + 32)
  }
  return entries
}

function contentOf(archive: Buffer, directory: number, most: number): Buffer {
  if (archive.readUInt16LE(directory + 8) & encryptedFlag) throw new TableRefused('UNREADABLE')
  const method = archive.readUInt16LE(directory + 10)
  const size = archive.readUInt32LE(directory + 20)
  const file = archive.readUInt32LE(directory + 42)
  if (archive.readUInt32LE(file) !== fileMark) throw new TableRefused('UNREADABLE')
  const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28)
  if (start + size > archive.length) throw new TableRefused('UNREADABLE')
  const data = archive.subarray(start, start + size)
  if (method === deflated) return inflateRawSync(data, { maxOutputLength: Math.max(1, most) })
  if (method !== stored) throw new TableRefused('UNREADABLE')
  if (size > most) throw new TableRefused('TOO_LARGE')
  return data
}

/** An archive of the entries, stored as they are. */
export function storedZip(entries: ReadonlyMap<string, Buffer>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of entries) {
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2) // names are UTF-8
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    files.push(uint32(fileMark), common, nameBytes, bytes)
    directory.push(uint32(directoryMark), Buffer.from([20, 0]), common, place, nameBytes)
    offset += 30 + nameBytes.length + bytes.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.size, 4)
  end.writeUInt16LE(entries.size, 6)
  end.writeUInt32LE(directoryBytes.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directoryBytes, uint32(endMark), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
