// A .csv file as text, row by row: UTF-8, UTF-16 or Windows-1252; separated by commas, semicolons or tabs.
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
    // One more than is taken, so that too many can be told.
    to: most + 1,
  })
  return rows
}

/** A byte order mark decides; else UTF-8 when it is, and what Excel writes on Windows when it is not. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines that may be a title. */
const mostTitles = 10

/** What the first line that has any of them has most of, outside quotes. */
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
