// A date as people type it into a list, or as a spreadsheet stores it (P10).
import { addDays, isLocalDate } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** 2026-02-01, also with / or . */
export const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const serial = /^\d{5}$/
/** Day 0 of spreadsheets, chosen so that their days after February 1900 come out right. */
export const serialZero = '1899-12-30'

/**
 * Day before month, as everywhere in Laos: typedDate('1/2/2026') = '2026-02-01' = typedDate('2026-02-01') =
 * typedDate('46054'). Undefined for anything else, and outside the years 1900 to 2100.
 */
export function typedDate(text: string): LocalDate | undefined {
  const given = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')
  const date = serial.test(given) ? addDays(serialZero, Number(given)) : writtenDate(given)
  return date && isLocalDate(date) && date >= '1900-01-01' && date <= '2100-12-31' ? date : undefined
}

function writtenDate(text: string): LocalDate | undefined {
  const first = yearFirst.exec(text)
  if (first) return dateOf(first[1], first[2], first[3])
  const last = dayFirst.exec(text)
  return last ? dateOf(last[3], last[2], last[1]) : undefined
}

const dateOf = (year = '', month = '', day = ''): LocalDate =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
