// Parses a date as people type it: day first.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'

const withSigns = /^\s*(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})\s*$/
/** The keyboard of a phone has digits alone. */
const digitsAlone = /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/

/** parseTypedDate('9/3/26') -> '2026-03-09'; null if it is not a date, or if 19 or 20 may be the start of a year. */
export function parseTypedDate(text: string): string | null {
  const [, day, month, year] = withSigns.exec(text) ?? digitsAlone.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  if (year === '19' || year === '20') return null
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? date : null
}
