// A penalty table during editing: a band begins where the previous one ends.
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { rateRowsFault } from '@hr/domain/attendance/rate-rows-fault.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { formatNumber } from '#web/shared/format.ts'

export type DraftRow = {
  readonly minTime: number
  readonly maxTime: number | null
  readonly amount: number | null
}
type WholeRow = { readonly minTime: number; readonly maxTime: number; readonly amount: number }
export type RateDraft = { readonly from: LocalDate | null; readonly rows: readonly DraftRow[] }

/** The bands of the spec, with amounts to fill in. */
const usualEnds = [15, 30, 60, 90] as const

/** Each begins a minute after the end of the previous one. */
export function withStarts(rows: readonly Pick<DraftRow, 'maxTime' | 'amount'>[]): DraftRow[] {
  let end = 0
  return rows.map(({ maxTime, amount }) => {
    const minTime = end + 1
    end = maxTime ?? end
    return { minTime, maxTime, amount }
  })
}

export const newRows = (): DraftRow[] => withStarts(usualEnds.map(maxTime => ({ maxTime, amount: null })))

/** A new band is half an hour long and starts with the amount of the last one. */
export function withBand(rows: readonly DraftRow[]): DraftRow[] {
  const last = rows.at(-1)
  return withStarts([...rows, { maxTime: (last?.maxTime ?? 0) + 30, amount: last?.amount ?? null }])
}

export const rowsOf = ({ rows }: AttendanceRate): DraftRow[] =>
  rows.map(({ minTime, maxTime, amount }) => ({ minTime, maxTime, amount }))

export const draftOf = (rate: AttendanceRate): RateDraft => ({ from: rate.from, rows: rowsOf(rate) })

const isWholeRow = (row: DraftRow): row is WholeRow => row.maxTime !== null && row.amount !== null

/** Path of the field -> error; fields not filled in yet have none. */
export function rateFaults(rows: readonly DraftRow[], language: Language): Record<string, string> {
  if (!rows.every(isWholeRow)) return {}
  const fault = rateRowsFault(rows.filter(isWholeRow))
  if (!fault) return {}
  const text =
    'minute' in fault
      ? messageText(language, fault.code, { minute: fault.minute })
      : messageText(language, fault.code, { amount: formatNumber(fault.amount) })
  return { [`rows.${fault.index}.${fault.field}`]: text }
}

/** The table to send, once it is complete and valid. */
export function wholeTable({ from, rows }: RateDraft): { from: string; rows: WholeRow[] } | undefined {
  const whole = rows.filter(isWholeRow)
  const isRight =
    whole.length === rows.length && Object.keys(rateFaults(rows, currentLanguage())).length === 0
  return from === null || rows.length === 0 || !isRight ? undefined : { from, rows: whole }
}
