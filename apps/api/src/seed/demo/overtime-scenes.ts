// The demo company's overtime requests (O2): the accountants at the end of each period, and others in every status.
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'
import type { ForgottenPart } from '../demo-punches.ts'
import type { Outcome } from './leave-scenes.ts'

export type OvertimeScene = {
  /** User name. */
  readonly who: string
  /** Working days from today; negative before today. */
  readonly start: number
  /** On the last such day before `start` instead; left out if the company has none in its data. */
  readonly on?: 'SATURDAY' | 'HOLIDAY'
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
  /** Working days between submission and the day. */
  readonly ahead: number
  readonly outcome: Outcome
  readonly reason: string
  readonly comment?: string
  /** Punches that are missing on the day. */
  readonly missing?: ForgottenPart
  /** HR enters the minutes the next day (O3, MANUAL). */
  readonly entered?: { readonly minutes: number; readonly reason: string }
}

/** In the last working days of each period. */
export const monthEnd = {
  people: ['manichanh', 'souksakhone', 'thipphaphone'],
  days: [18, 19, 20],
  timeIn: '17:30',
  timeOut: '20:00',
  reason: 'ປິດບັນຊີປະຈຳເດືອນ',
} as const

export const overtime: readonly OvertimeScene[] = [
  {
    who: 'employee',
    start: 1,
    timeIn: '17:30',
    timeOut: '20:00',
    ahead: 2,
    outcome: 'WAITING_MANAGER',
    reason: 'The offer for Savan Supermarket is due in the morning',
  },
  {
    who: 'employee',
    start: -3,
    timeIn: '17:30',
    timeOut: '19:30',
    ahead: 2,
    outcome: 'APPROVED',
    reason: 'Preparing the price list of the new season',
  },
  {
    who: 'employee',
    start: -19,
    timeIn: '17:30',
    timeOut: '20:30',
    ahead: 1,
    outcome: 'APPROVED',
    reason: 'ນັບສິນຄ້າຮ່ວມກັບສາງ',
  },
  {
    who: 'employee',
    start: -30,
    timeIn: '17:30',
    timeOut: '20:30',
    ahead: 1,
    outcome: 'REJECTED',
    reason: 'Answering e-mails of the week',
    comment: 'This can wait until Monday',
  },
  {
    who: 'phonesavanh',
    start: 2,
    timeIn: '17:30',
    timeOut: '19:00',
    ahead: 3,
    outcome: 'WAITING_MANAGER',
    reason: 'Loading the stand for the trade fair',
  },
  {
    who: 'malaythong',
    start: 0,
    timeIn: '17:30',
    timeOut: '20:30',
    ahead: 1,
    outcome: 'WAITING_HR',
    reason: 'ຈັດສົ່ງສິນຄ້າກ່ອນວັນພັກ',
  },
  {
    who: 'alounxay',
    start: -8,
    timeIn: '22:00',
    timeOut: '01:00',
    ahead: 3,
    outcome: 'APPROVED',
    reason: 'Update of the servers at night',
  },
  {
    who: 'noy',
    start: -12,
    timeIn: '17:30',
    timeOut: '19:00',
    ahead: 1,
    outcome: 'CANCELLED',
    reason: 'Counting the cash of the trade fair',
    comment: 'The fair ended early',
  },
  {
    who: 'souksakhone',
    start: -6,
    timeIn: '17:30',
    timeOut: '19:30',
    ahead: 2,
    outcome: 'APPROVED',
    reason: 'Sorting the invoices for the auditor',
    missing: 'OUT',
  },
  {
    who: 'thipphaphone',
    start: -7,
    timeIn: '17:30',
    timeOut: '19:00',
    ahead: 2,
    outcome: 'APPROVED',
    reason: 'ກະກຽມເອກະສານໃຫ້ຜູ້ກວດສອບ',
    missing: 'IN',
  },
  {
    who: 'phonesavanh',
    start: -10,
    timeIn: '17:30',
    timeOut: '20:00',
    ahead: 2,
    outcome: 'APPROVED',
    reason: 'Building the stand for the trade fair',
    missing: 'BOTH',
  },
  {
    who: 'alounxay',
    start: -14,
    timeIn: '17:30',
    timeOut: '20:30',
    ahead: 2,
    outcome: 'APPROVED',
    reason: 'ປ່ຽນສາຍເຄືອຂ່າຍຢູ່ສາງ',
    missing: 'OUT',
    entered: { minutes: 150, reason: 'The warehouse manager confirms 20:00; the door device there was off' },
  },
  {
    who: 'malaythong',
    start: -16,
    on: 'SATURDAY',
    timeIn: '08:30',
    timeOut: '11:30',
    ahead: 4,
    outcome: 'APPROVED',
    reason: 'ຮັບສິນຄ້າຈາກຕູ້ຄອນເທນເນີ',
  },
  {
    who: 'phonesavanh',
    start: -5,
    on: 'HOLIDAY',
    timeIn: '09:00',
    timeOut: '12:00',
    ahead: 4,
    outcome: 'APPROVED',
    reason: 'Serving customers at the festival market',
  },
]
