// Formats of dates, numbers and half days (spec 9, N6): the same in both languages except for words.
import type { Language } from '@hr/contract/messages/text.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  lo: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
} as const
const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  lo: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
} as const
const shortWeekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  lo: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
} as const

const narrowWeekdays = {
  en: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  lo: ['ອາ', 'ຈ', 'ອ', 'ພ', 'ພຫ', 'ສຸ', 'ສ'],
} as const

export const weekdayNames = (language: Language): readonly string[] => weekdays[language]
export const shortWeekdayNames = (language: Language): readonly string[] => shortWeekdays[language]
/** For columns with room for two letters. */
export const narrowWeekdayNames = (language: Language): readonly string[] => narrowWeekdays[language]

export const monthNames = (language: Language): readonly string[] => months[language]

/** formatDate('2026-03-09') -> '09/03/2026'; '' for null. */
export function formatDate(date: LocalDate | null | undefined): string {
  return date ? date.split('-').toReversed().join('/') : ''
}

/** formatDateRange('2026-03-09', '2026-03-10') -> '09/03/2026 - 10/03/2026'; one date if both are the same. */
export const formatDateRange = (from: LocalDate, to: LocalDate): string =>
  from === to ? formatDate(from) : `${formatDate(from)} - ${formatDate(to)}`

/** dayTitle('2026-03-09', 'en') -> 'Mon 09/03/2026' */
export const dayTitle = (date: LocalDate, language: Language): string =>
  `${shortWeekdays[language][weekday(date)] ?? ''} ${formatDate(date)}`

/** dayRangeTitle('2026-03-09', '2026-03-10', 'en') -> 'Mon 09/03/2026 - Tue 10/03/2026'; one day if both are the same. */
export const dayRangeTitle = (from: LocalDate, to: LocalDate, language: Language): string =>
  from === to ? dayTitle(from, language) : `${dayTitle(from, language)} - ${dayTitle(to, language)}`

/** For narrow columns: a line of dayTitle and dayRangeTitle breaks between days, after the dash. */
export const unbrokenDays = (text: string): string =>
  text.replaceAll(/(\S) (\d\d\/)/g, '$1\u00a0$2').replaceAll(' - ', '\u00a0- ')

/** monthTitle('2026-03-09', 'lo') -> 'ມີນາ 2026' */
export const monthTitle = (date: LocalDate, language: Language): string =>
  `${monthNames(language)[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

/** formatNumber(1234567.5) -> '1,234,567.5'; at most two decimals. */
export function formatNumber(value: number, decimals?: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  })
}

/** Half days as days, without the word: 19 -> '9.5'. */
export const daysOf = (halfDays: number): string => formatNumber(halfDays / 2, halfDays % 2 === 0 ? 0 : 1)

/** signedDaysOf(-3) = '−1.5' */
export const signedDaysOf = (halfDays: number): string =>
  halfDays > 0 ? `+${daysOf(halfDays)}` : `−${daysOf(-halfDays)}`

const dayWord = {
  en: (halfDays: number) => (Math.abs(halfDays) === 2 ? 'day' : 'days'),
  lo: () => 'ມື້',
} as const

/** formatHalfDays(19, 'en') -> '9.5 days', (2, 'en') -> '1 day', (1, 'lo') -> '0.5 ມື້' */
export const formatHalfDays = (halfDays: number, language: Language): string =>
  `${daysOf(halfDays)} ${dayWord[language](halfDays)}`
