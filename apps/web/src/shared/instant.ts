// Formats instants in the company's time zone, the same for every reader. The operator console and the space have no
// company: they use the browser's time zone and show it.
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import { formatDate } from './format.ts'
import { companyTimeZone } from './session.ts'

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const minuteMs = 60_000

/** For spreadsheets: '2026-03-09T14:05'. */
export function momentOf(instant: string): string {
  const at = Date.parse(instant)
  const timeZone = companyTimeZone() ?? browserTimeZone()
  return `${localDateOf(at, timeZone)}T${localTimeOf(at, timeZone)}`
}

/** '09/03/2026' */
export const formatDateOf = (instant: string): string => formatDate(momentOf(instant).slice(0, 10))
/** '14:05' */
export const formatTimeOf = (instant: string): string => momentOf(instant).slice(11)

/** '09/03/2026 14:05'; without a company '09/03/2026 14:05 UTC+7'. */
export function formatInstant(instant: string): string {
  const text = `${formatDateOf(instant)} ${formatTimeOf(instant)}`
  return companyTimeZone() === null ? `${text} ${offsetOf(instant)}` : text
}

function offsetOf(instant: string): string {
  const shown = Date.parse(`${momentOf(instant)}Z`)
  // Seconds are not shown.
  return offsetText(shown / minuteMs - Math.floor(Date.parse(instant) / minuteMs))
}

/** offsetText(420) = 'UTC+7'; 'UTC-3:30', 'UTC' */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
