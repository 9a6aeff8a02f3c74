// Reads the lines of a file of punches (A2); unreadable ones are reported and left out.
import type { PunchColumn, PunchImportResult } from '@hr/contract/attendance-import.ts'
import type { PunchLine } from '@hr/domain/attendance/punch-import.ts'
import {
  dateOrders,
  isOrderAsked,
  provenOrder,
  punchInstant,
  readPunchTime,
} from '@hr/domain/attendance/punch-time.ts'
import type { DateOrder } from '@hr/domain/attendance/punch-time.ts'
import { typedText } from '@hr/domain/employee/sheet-text.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import type { Progress } from '#api/import/send-progress.ts'
import { readInSteps } from '#api/import/read-in-steps.ts'
import type { TableColumns } from '#api/import/table-columns.ts'
import type { PunchTable } from './punch-table.ts'

export type PunchCells = Readonly<Partial<Record<PunchColumn, string>>> & { readonly row: number }
type Asked = { readonly dateOrder: DateOrder | undefined; readonly timeZone: string }

const longestPerson = 50
const longestText = 100
/** Lines read before other callers get a turn. */
const step = 2000
const mostExamples = 3

/** The non-empty rows. */
export function punchCells(
  { rows, rowNumbers }: PunchTable,
  { meanings }: TableColumns<PunchColumn>,
): readonly PunchCells[] {
  return rows.flatMap((texts, index) => {
    if (index === 0 || texts.every(text => text === '')) return []
    const cells = meanings.flatMap((column, place) =>
      column ? [[column, typedText(texts[place] ?? '')]] : [],
    )
    return { ...Object.fromEntries(cells), row: rowNumbers[index] ?? 0 }
  })
}

export async function readPunchLines(
  cells: readonly PunchCells[],
  asked: Asked,
  progress: Progress,
): Promise<{ readonly lines: readonly PunchLine[]; readonly bad: readonly CellError[] }> {
  const read = await readInSteps(cells, one => readLine(one, asked), { step, progress })
  return {
    lines: read.flatMap(one => ('code' in one ? [] : [one])),
    bad: read.flatMap(one => ('code' in one ? [one] : [])),
  }
}

/** iVMS-4200 writes an apostrophe before a person's number, so that spreadsheets keep its zeros. */
const personOf = (text: string) => text.replace(/^'+/, '').trim()

const whenOf = ({ at, date, time }: PunchCells) =>
  at === undefined ? { date: date ?? '', time: time ?? '' } : at

function readLine(cells: PunchCells, { dateOrder, timeZone }: Asked): PunchLine | CellError {
  const { row, staffId = '', deviceNumber = '', device = '', name = '' } = cells
  const wrong = (path: PunchColumn, value: string, code: CellError['code'], parameters = {}): CellError => ({
    row,
    path,
    value,
    code,
    parameters,
  })
  const by = personOf(staffId) === '' && cells.deviceNumber !== undefined ? 'deviceNumber' : 'staffId'
  const person = personOf(by === 'staffId' ? staffId : deviceNumber)
  if (person === '') return wrong(by, '', 'required')
  if (person.length > longestPerson) return wrong(by, person, 'maxLength', { max: longestPerson })
  const when = readPunchTime(whenOf(cells), dateOrder)
  if (!when) return wrong(cells.at === undefined ? 'time' : 'at', whenText(cells), 'punchTime')
  const texts = { device: device.slice(0, longestText), name: name.slice(0, longestText) }
  return { row, by, person, at: punchInstant(when, timeZone), ...texts }
}

export const whenText = ({ at, date = '', time = '' }: PunchCells) => at ?? `${date} ${time}`.trim()

const dateOf = ({ at, date = '' }: PunchCells) => at ?? date

/** A row for each order that the dates prove. */
export const orderProofs = (cells: readonly PunchCells[]): readonly PunchCells[] =>
  dateOrders.flatMap(order => cells.find(one => provenOrder(dateOf(one)) === order) ?? [])

/** Both readings of the dates in a file; null if its years come first, which is unambiguous. */
export function dateReadings(
  cells: readonly PunchCells[],
  chosen: DateOrder | undefined,
): PunchImportResult['dateOrder'] {
  const asked = cells.filter(one => isOrderAsked(dateOf(one)))
  if (asked.length === 0) return null
  const isRead = (one: PunchCells) => dateOrders.some(order => readPunchTime(whenOf(one), order))
  // A date without a time is no example if another row has the same date with a time.
  const preferred = [...asked, ...asked.filter(isRead)]
  const byDate = new Map(preferred.map(one => [dateOf(one).split(/[\sT]/)[0], one]))
  const proofs = orderProofs(asked)
  const examples = [...new Set([...proofs, ...byDate.values()])]
  const proven = proofs.flatMap(one => provenOrder(dateOf(one)) ?? [])
  const [only] = proven.length === 1 ? proven : []
  return {
    chosen: chosen ?? only ?? null,
    proven,
    readings: dateOrders.map(order => ({
      order,
      unreadable: asked.filter(one => !readPunchTime(whenOf(one), order)).length,
      examples: examples.slice(0, mostExamples).map(one => ({
        text: whenText(one),
        read: readPunchTime(whenOf(one), order)?.date ?? null,
      })),
    })),
  }
}
