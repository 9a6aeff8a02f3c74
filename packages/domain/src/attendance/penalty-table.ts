// The penalties every company starts with (spec 9): one table from the first day on, by job grade.
import type { LocalDate } from '../calendar/local-date.ts'
import type { RateRow } from './day-facts.ts'

/** A table effective from this date has always applied. */
export const ratesSinceEver: LocalDate = '1900-01-01'

/** The spec fixes its amounts in kip, so no company has penalties in another currency. */
export const penaltyCurrency = 'LAK'

/** A missing clock-in or clock-out, once in a row (spec 9). */
export const missingTimeAmount = 100_000

const bands = [
  { timeIn: '08:31', toTime: '08:45', minTime: 1, maxTime: 15 },
  { timeIn: '08:46', toTime: '09:00', minTime: 16, maxTime: 30 },
  { timeIn: '09:01', toTime: '09:30', minTime: 31, maxTime: 60 },
  { timeIn: '09:31', toTime: '17:30', minTime: 61, maxTime: 90 },
] as const

/** By band. */
const amounts = {
  GM: [50_000, 100_000, 200_000, 400_000],
  'GM-1': [40_000, 80_000, 160_000, 320_000],
  'GM-2': [25_000, 50_000, 100_000, 200_000],
  'GM-3': [20_000, 40_000, 80_000, 160_000],
  SO: [18_000, 36_000, 72_000, 144_000],
  O: [15_000, 30_000, 60_000, 120_000],
  'O-1': [10_000, 20_000, 40_000, 80_000],
  'O-2': [8_000, 16_000, 32_000, 64_000],
  SS: [10_000, 20_000, 40_000, 80_000],
  'SS-1': [8_000, 16_000, 32_000, 64_000],
  'SS-2': [5_000, 10_000, 20_000, 40_000],
} as const

export const seededRates: readonly { readonly jobGrade: string; readonly rows: readonly RateRow[] }[] =
  Object.entries(amounts).map(([jobGrade, ofBands]) => ({
    jobGrade,
    rows: bands.map((band, index) => ({ ...band, amount: ofBands[index] ?? 0 })),
  }))
