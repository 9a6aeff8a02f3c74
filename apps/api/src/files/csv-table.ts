// Reads a .csv file as rows of text: UTF-8, UTF-16 or Windows-1252; separated by commas, semicolons or tabs.
import { parse } from 'csv-parse/sync'
import type { TableReading } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

export function csvTable(bytes: Buffer, { rows: most }: Pick<TableReading, 'rows'>): string[][] {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new TableRefused('UNREADABLE')
  const rows: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    skip_empty_lines: false,
    max_record_size: 1_000_000,
    // One more than allowed, so that the caller can detect too many.
    to: most + 1,
  })
  return rows
}

/** A byte order mark decides; otherwise UTF-8 if valid, else Windows-1252, which Excel writes. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Leading lines that may be titles. */
const mostTitles = 10

/** The most frequent delimiter, outside quotes, of the first line that has one. */
function delimiterOf(text: string): string {
  const lines = text.trimStart().split(/\r\n?|\n/, mostTitles)
  for (const line of lines) {
    const plain = line.replaceAll(/"[^"]*"/g, '')
    const counted = [',', ';', '\t'].map(mark => ({ mark, count: plain.split(mark).length }))
    const most = counted.reduce((best, next) => (next.count > best.count ? next : best))
    if (most.count > 1) return most.mark
  }
  return ','
}
