// Reads the first sheet of an .xlsx file as rows of text. Formulas are never run: the stored value counts.
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import { readSheet } from 'read-excel-file/node'
import { storedZip, unzip } from './checked-zip.ts'
import { tableLimits } from './table-limits.ts'
import type { TableReading } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

const partsOfABook = /^(\[Content_Types\]\.xml|_rels\/|xl\/)/
const sheetPart = /^xl\/worksheets\/.+\.xml$/i

/** Throws TableRefused, or the reader's own error for a workbook it cannot read. */
export async function xlsxTable(bytes: Buffer, { rows: most, hasTimes }: TableReading): Promise<string[][]> {
  const limits = { entries: 500, bytes: tableLimits.expandedBytes }
  const parts = unzip(bytes, limits, name => partsOfABook.test(name) && /\.(xml|rels)$/i.test(name))
  for (const [name, content] of parts) {
    if (sheetPart.test(name)) parts.set(name, Buffer.from(checkedSheet(content.toString('utf8'), most)))
  }
  const rows = await readSheet(storedZip(parts))
  return rows.map(row => row.map(cell => cellText(cell, hasTimes)))
}

/** The reader's types say `typeof Date` where it returns a Date. */
function cellText(cell: unknown, hasTimes: boolean): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dateText(cell.getTime(), hasTimes)
  return String(cell)
}

/** Spreadsheets store an instant as a fraction of a day, which is rarely a whole second. */
function dateText(at: number, hasTimes: boolean): string {
  if (!hasTimes) return localDateOf(at, 'UTC')
  const seconds = Math.round(at / 1000)
  const [date, time] = [localDateOf(seconds * 1000, 'UTC'), localTimeOf(seconds * 1000, 'UTC')]
  return `${date} ${time}:${String(((seconds % 60) + 60) % 60).padStart(2, '0')}`
}

const attributes = String.raw`((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*`
const tags = new RegExp(String.raw`<(?:[\w.-]+:)?(row|c)(?=[\s/>])${attributes}/?>`, 'g')
const tagStarts = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])/g
const place = /(?:^|[\s:])r\s*=\s*["']([^"']*)["']/g
/** Numbered rows without content: some programs write them up to the last possible row. */
const emptyRows = new RegExp(
  String.raw`<row(?=[^>]*\sr=)${attributes}(?:/>|>(?:<c${attributes}/>)*</row>)`,
  'g',
)

/** The reader allocates every row and cell up to the highest one named, so a distant one is refused. */
function checkedSheet(xml: string, most: number): string {
  const sheet = xml.replaceAll(emptyRows, '')
  let understood = 0
  for (const [, tag = '', given = ''] of sheet.matchAll(tags)) {
    understood += 1
    for (const [, name = ''] of given.matchAll(place)) assertNear(tag, name, most)
  }
  if (understood !== (sheet.match(tagStarts) ?? []).length) throw new TableRefused('UNREADABLE')
  return sheet
}

function assertNear(tag: string, name: string, most: number): void {
  const [, letters = '', digits = ''] =
    (tag === 'row' ? /^()(\d+)$/ : /^([A-Z]{1,3})(\d+)$/).exec(name) ?? unreadable()
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (Number(digits) > most || column > tableLimits.columns) throw new TableRefused('TOO_LARGE')
}

function unreadable(): never {
  throw new TableRefused('UNREADABLE')
}
