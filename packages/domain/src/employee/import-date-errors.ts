// Dates of an import's row that contradict each other or the stored record (P10).
import type { LocalDate } from '../calendar/local-date.ts'
import type { ImportColumn, ImportedPerson, KnownRecord } from './import-facts.ts'

type Known = LocalDate | null | undefined
type Name = 'start' | 'end' | 'born' | 'probationEnd' | 'contractStart' | 'contractEnd'
/** What the row and the record say together. */
type Dates = { readonly [Each in Name]: Known } & { readonly graduated: readonly Known[] }

/** False if one is unknown. */
const isBefore = (one: Known, other: Known) => !!one && !!other && one < other
const isNotAfter = (one: Known, other: Known) => !!one && !!other && one <= other

type DateRule = {
  /** The first of them that the row gives has the error: stored dates are no error of the file. */
  readonly columns: readonly ImportColumn[]
  readonly code: 'END_BEFORE_START' | 'bornBeforeStart' | 'notBeforeStart' | 'bornBefore'
  readonly isBroken: (dates: Dates) => boolean
}

const rules: readonly DateRule[] = [
  {
    columns: ['startDate'],
    code: 'END_BEFORE_START',
    isBroken: ({ start, end }) => isBefore(end, start),
  },
  {
    columns: ['dateOfBirth', 'startDate'],
    code: 'bornBeforeStart',
    isBroken: ({ born, start }) => isNotAfter(start, born),
  },
  {
    columns: ['probationEndsOn'],
    code: 'notBeforeStart',
    isBroken: ({ probationEnd, start }) => isBefore(probationEnd, start),
  },
  {
    columns: ['education', 'dateOfBirth'],
    code: 'bornBefore',
    isBroken: ({ graduated, born }) => graduated.some(date => isNotAfter(date, born)),
  },
  {
    columns: ['contractEnd', 'contractStart'],
    code: 'END_BEFORE_START',
    isBroken: ({ contractStart, contractEnd }) => isBefore(contractEnd, contractStart),
  },
]
const compared = new Set<ImportColumn>(rules.flatMap(({ columns }) => columns))

/** `wrong`: columns whose cells could not be read. */
export function dateErrors(
  person: ImportedPerson,
  wrong: readonly ImportColumn[],
  record: KnownRecord | undefined,
): { readonly column: ImportColumn; readonly code: DateRule['code'] }[] {
  // An unreadable cell must not be compared with the stored value.
  if (wrong.some(column => compared.has(column))) return []
  const dates: Dates = {
    start: person.startDate ?? record?.startDate,
    end: record?.endDate,
    born: person.dateOfBirth ?? record?.dateOfBirth,
    probationEnd: person.probationEndsOn,
    graduated: (person.education ?? record?.education ?? []).map(({ graduatedOn }) => graduatedOn),
    contractStart: person.contractStart ?? record?.job.contractStart,
    contractEnd: person.contractEnd ?? record?.job.contractEnd,
  }
  return rules.flatMap(({ columns, code, isBroken }) => {
    const column = columns.find(each => person[each] !== undefined)
    return column !== undefined && isBroken(dates) ? [{ column, code }] : []
  })
}
