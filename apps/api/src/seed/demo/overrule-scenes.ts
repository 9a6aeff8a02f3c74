// What HR overruled in the demo company (A8): one of every kind, one of them undone.
import type { AskedOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'

export type OverruleScene = {
  /** Overrules the latest days with this status. */
  readonly status: DayStatus
  /** How many people are overruled, all on one date. */
  readonly people: number
  /** Working days from today to the first candidate date, searching backwards. */
  readonly before: number
  readonly asked: AskedOverrule
  readonly reason: string
  /** Undone by the same person on the next working day. */
  readonly isUndone?: boolean
}

const noTimes = { timeIn: null, timeOut: null }

/** In order of entry. */
export const overrules: readonly OverruleScene[] = [
  {
    status: 'LATE',
    people: 3,
    before: -24,
    asked: { type: 'LATE', ...noTimes },
    reason: 'ຝົນຕົກໜັກ ນ້ຳຖ້ວມທາງດົງໂດກ, ຫົວໜ້າພະແນກຢືນຢັນ',
  },
  {
    status: 'NO_TIME_OUT',
    people: 1,
    before: -16,
    asked: { type: 'TIME_ATTENDANCE', timeIn: null, timeOut: '17:30' },
    reason: 'The clock at the main door had no power in the evening',
  },
  {
    status: 'LATE',
    people: 1,
    before: -11,
    asked: { type: 'LATE', ...noTimes },
    reason: 'Traffic accident on the way',
    isUndone: true,
  },
  {
    status: 'EARLY_OUT',
    people: 1,
    before: -8,
    asked: { type: 'EARLY_OUT', ...noTimes },
    reason: 'ລູກບໍ່ສະບາຍ, ໄດ້ແຈ້ງຫົວໜ້າກ່ອນອອກ',
  },
  {
    status: 'LATE',
    people: 2,
    before: -5,
    asked: { type: 'LATE', ...noTimes },
    reason: 'The morning meeting was at a customer in Sikhottabong',
  },
]
