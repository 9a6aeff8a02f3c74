// A .csv file as text, row by row: UTF-8, UTF-16 or Windows-1252; separated by commas, semicolons or tabs.
import { parse } from 'csv-parse/sync'
import { tableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

export function csvTable(bytes: Buffer): string[][] {
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
    to: tableLimits.rows + 1,
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

/** What the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map(mark => ({ mark, count: header.split(mark).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).mark
}
