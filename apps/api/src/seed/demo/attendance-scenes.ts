// The demo company's requests for attendance and off-site work (A10, A11), at least one in every status.
import type { Outcome } from './leave-scenes.ts'

type Scene = {
  /** User name. */
  readonly who: string
  /** Working days from today to the first day; negative before today. */
  readonly start: number
  /** Working days. */
  readonly days: number
  readonly timeIn?: string
  readonly timeOut?: string
  /** Working days between submission and the first day; negative: submitted afterwards. */
  readonly ahead: number
  readonly outcome: Outcome
  readonly reason: string
  readonly comment?: string
}
export type CorrectionScene = Scene & {
  readonly type: 'FORGOT' | 'DEVICE' | 'CLIENT' | 'MEETING' | 'TRAINING'
  readonly title: string
}
export type OffSiteScene = Scene & { readonly place: string }

export const corrections: readonly CorrectionScene[] = [
  {
    who: 'employee',
    type: 'FORGOT',
    start: -2,
    days: 1,
    timeOut: '17:30',
    ahead: -1,
    outcome: 'WAITING_MANAGER',
    title: 'Forgot to clock out',
    reason: 'I left with a customer and forgot the time clock',
  },
  {
    who: 'employee',
    type: 'CLIENT',
    start: -12,
    days: 1,
    timeIn: '08:30',
    ahead: 1,
    outcome: 'APPROVED',
    title: 'ໄປພົບລູກຄ້າຕອນເຊົ້າ',
    reason: 'ນັດໝາຍກັບຮ້ານຄ້າຢູ່ຕະຫຼາດເຊົ້າ ເວລາ 8 ໂມງເຄິ່ງ',
  },
  {
    who: 'employee',
    type: 'FORGOT',
    start: -26,
    days: 1,
    timeIn: '08:25',
    ahead: -1,
    outcome: 'REJECTED',
    title: 'Forgot to clock in',
    reason: 'I came on time but forgot the time clock',
    comment: 'The guard saw you come at 09:10',
  },
  {
    who: 'phonesavanh',
    type: 'DEVICE',
    start: -3,
    days: 1,
    timeIn: '08:20',
    ahead: -1,
    outcome: 'WAITING_HR',
    title: 'The clock at the back door was dark',
    reason: 'The time clock had no power until nine',
  },
  {
    who: 'malaythong',
    type: 'TRAINING',
    start: 3,
    days: 2,
    ahead: 6,
    outcome: 'WAITING_MANAGER',
    title: 'ຝຶກອົບຮົມການຂາຍ',
    reason: 'ຝຶກອົບຮົມການຂາຍຂອງຜູ້ສະໜອງ ຢູ່ໂຮງແຮມລາວພລາຊາ',
  },
  {
    who: 'bounmy',
    type: 'MEETING',
    start: -7,
    days: 1,
    timeIn: '13:00',
    timeOut: '17:30',
    ahead: 2,
    outcome: 'APPROVED',
    title: 'Meeting of the trade association',
    reason: 'Half-year meeting at the chamber of commerce',
  },
  {
    who: 'manager',
    type: 'CLIENT',
    start: -5,
    days: 1,
    ahead: 2,
    outcome: 'CANCELLED',
    title: 'Visit to Savan Supermarket',
    reason: 'Prices of next year',
    comment: 'The customer moved the visit',
  },
]

export const offSiteWork: readonly OffSiteScene[] = [
  {
    who: 'employee',
    start: 5,
    days: 2,
    ahead: 7,
    outcome: 'WAITING_HR',
    place: 'Savannakhet branch',
    reason: 'Taking over two key accounts from the branch',
  },
  {
    who: 'employee',
    start: -34,
    days: 1,
    ahead: 4,
    outcome: 'APPROVED',
    place: 'ສາຂາຫຼວງພະບາງ',
    reason: 'ກວດສະຕັອກສິນຄ້າປະຈຳໄຕມາດ',
  },
  {
    who: 'phonesavanh',
    start: 2,
    days: 1,
    timeIn: '08:30',
    timeOut: '12:00',
    ahead: 3,
    outcome: 'WAITING_MANAGER',
    place: 'Trade fair, Lao ITECC',
    reason: 'Setting up our stand at the fair',
  },
  {
    who: 'sithong',
    start: -9,
    days: 3,
    ahead: 5,
    outcome: 'APPROVED',
    place: 'Pakse and Champasak shops',
    reason: 'Round of the southern shops before the festival',
  },
  {
    who: 'palamy',
    start: -15,
    days: 1,
    ahead: 2,
    outcome: 'REJECTED',
    place: 'Home',
    reason: 'Finishing the catalogue in peace',
    comment: 'We need you at the photo session that day',
  },
]
