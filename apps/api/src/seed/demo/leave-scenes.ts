// The demo company's leave requests: those of the demo sign-ins, and reasons for the random ones.

export type Outcome = 'APPROVED' | 'WAITING_MANAGER' | 'WAITING_HR' | 'REJECTED' | 'CANCELLED'
type LeaveTypeCode = 'ANNUAL' | 'SICK' | 'PERSONAL' | 'UNPAID' | 'MATERNITY' | 'MARRIAGE'
export type LeaveScene = {
  /** User name. */
  readonly who: string
  readonly type: LeaveTypeCode
  /** Working days from today to the first day; negative before today. */
  readonly start: number
  /** Working days, or calendar days of maternity leave. */
  readonly days: number
  readonly half?: 'AM' | 'PM'
  /** Working days between submission and the first day; negative for sick leave. */
  readonly ahead: number
  readonly outcome: Outcome
  readonly reason: string
  readonly comment?: string
  readonly withFile?: true
  /** User name of the delegate for these days (R10). */
  readonly delegate?: string
}

export const scenes: readonly LeaveScene[] = [
  {
    who: 'employee',
    type: 'ANNUAL',
    start: -62,
    days: 2,
    ahead: 9,
    outcome: 'APPROVED',
    reason: 'ໄປຢາມພໍ່ແມ່ຢູ່ຫຼວງພະບາງ',
  },
  { who: 'employee', type: 'SICK', start: -31, days: 1, ahead: -1, outcome: 'APPROVED', reason: 'ເປັນໄຂ້ຫວັດ' },
  {
    who: 'employee',
    type: 'ANNUAL',
    start: -18,
    days: 3,
    ahead: 3,
    outcome: 'REJECTED',
    reason: 'Trip with friends to Vang Vieng',
    comment: 'End of the quarter: please choose another week',
  },
  {
    who: 'employee',
    type: 'PERSONAL',
    start: -9,
    days: 1,
    ahead: 5,
    outcome: 'CANCELLED',
    reason: 'ເຮັດໜັງສືຜ່ານແດນ',
    comment: 'ນັດໝາຍຖືກເລື່ອນ',
  },
  {
    who: 'employee',
    type: 'ANNUAL',
    start: 14,
    days: 1,
    ahead: 17,
    outcome: 'WAITING_HR',
    reason: 'Wedding of my cousin in Pakse',
  },
  {
    who: 'employee',
    type: 'PERSONAL',
    start: 21,
    days: 1,
    half: 'PM',
    ahead: 22,
    outcome: 'WAITING_MANAGER',
    reason: 'ໄປຕໍ່ບັດປະຈຳຕົວ',
  },
  {
    who: 'phonesavanh',
    type: 'ANNUAL',
    start: 8,
    days: 2,
    ahead: 10,
    outcome: 'WAITING_MANAGER',
    reason: 'ພາລູກໄປສະໝັກເຂົ້າໂຮງຮຽນ',
  },
  {
    who: 'malaythong',
    type: 'ANNUAL',
    start: 4,
    days: 1,
    ahead: 6,
    outcome: 'APPROVED',
    reason: 'Moving to a new house',
  },
  {
    who: 'bounmy',
    type: 'ANNUAL',
    start: 11,
    days: 3,
    ahead: 12,
    outcome: 'WAITING_MANAGER',
    reason: 'Family trip to Champasack',
  },
  {
    who: 'manager',
    type: 'ANNUAL',
    start: 26,
    days: 3,
    ahead: 28,
    outcome: 'WAITING_MANAGER',
    reason: 'ໄປທ່ຽວກັບຄອບຄົວ',
    delegate: 'malaythong',
  },
  { who: 'manager', type: 'SICK', start: -44, days: 1, ahead: -1, outcome: 'APPROVED', reason: 'ເຈັບທ້ອງ' },
  {
    who: 'hr',
    type: 'ANNUAL',
    start: 17,
    days: 2,
    ahead: 19,
    outcome: 'WAITING_HR',
    reason: 'Religious ceremony at home',
  },
  { who: 'admin', type: 'ANNUAL', start: -25, days: 2, ahead: 12, outcome: 'APPROVED', reason: 'ພັກຜ່ອນປະຈຳປີ' },
  {
    who: 'daovone',
    type: 'MATERNITY',
    start: -30,
    days: 105,
    ahead: 20,
    outcome: 'APPROVED',
    reason: 'ເກີດລູກ',
  },
  { who: 'sonexay', type: 'MARRIAGE', start: 6, days: 3, ahead: 15, outcome: 'APPROVED', reason: 'ແຕ່ງງານ' },
  {
    who: 'khamla',
    type: 'SICK',
    start: -12,
    days: 4,
    ahead: -1,
    outcome: 'APPROVED',
    reason: 'ຜ່າຕັດໄສ້ຕິ່ງ',
    withFile: true,
  },
  { who: 'nalinthone', type: 'ANNUAL', start: 0, days: 2, ahead: 8, outcome: 'APPROVED', reason: 'ໄປບຸນຢູ່ບ້ານ' },
  { who: 'bounkong', type: 'SICK', start: 0, days: 1, ahead: 0, outcome: 'APPROVED', reason: 'ເຈັບແຂ້ວ' },
]

/** Reasons of the random requests; about two in three are Lao. */
export const reasons: Readonly<Record<'ANNUAL' | 'SICK' | 'PERSONAL' | 'UNPAID', readonly string[]>> = {
  ANNUAL: [
    'ພັກຜ່ອນກັບຄອບຄົວ',
    'ໄປຢາມພໍ່ແມ່ຢູ່ຕ່າງແຂວງ',
    'ໄປບຸນຢູ່ບ້ານເກີດ',
    'ພັກຜ່ອນປະຈຳປີ',
    'ໄປທ່ຽວວັງວຽງ',
    'ຊ່ວຍວຽກບ້ານ',
    'Family holiday',
    'Visiting relatives in Savannakhet',
    'Trip to Luang Prabang',
  ],
  SICK: ['ເປັນໄຂ້', 'ເຈັບຫົວ ແລະ ເປັນໄຂ້ຫວັດ', 'ໄປຫາໝໍ', 'ເຈັບທ້ອງ', 'Fever', 'Dental appointment'],
  PERSONAL: [
    'ເຮັດເອກະສານຢູ່ຫ້ອງການບ້ານ',
    'ພາລູກໄປໂຮງໝໍ',
    'ໄປງານສົບຍາດພີ່ນ້ອງ',
    'ຕໍ່ທະບຽນລົດ',
    'Bank appointment',
    'School meeting of my child',
  ],
  UNPAID: ['ໄປເຮັດວຽກສ່ວນຕົວຢູ່ຕ່າງປະເທດ', 'Course at the university'],
}
export const refusals = [
  'ຊ່ວງນີ້ວຽກຫຼາຍ, ກະລຸນາເລືອກວັນອື່ນ',
  'ມີຄົນລາພັກຫຼາຍແລ້ວໃນອາທິດນີ້',
  'Stocktaking week: nobody is away',
]
export const approvals = ['', '', '', 'ເຫັນດີ', 'OK', 'ພັກຜ່ອນໃຫ້ມ່ວນເດີ']
