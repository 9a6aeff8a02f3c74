// Row types of attendance (0023-attendance-days.sql, 0024-attendance-periods.sql, 0028-stale-days.sql,
// 0025-attendance-requests.sql, 0027-attendance-rates.sql, 0030-overrules.sql,
// 0031-punch-import.sql, 0034-attendance-sums.sql, 0052-punches-put-back.sql, 0062-overtime-records.sql,
// 0093-attendance-plans.sql, 0114-sums-of-days.sql).
import type { DayFacts, Overrule } from '@hr/domain/attendance/day-facts.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import type { Generated } from 'kysely'
import type { Json, JsonOrNull } from '#api/db/schema/json.ts'
import type { RequestColumns } from '#api/db/schema/leave-tables.ts'
import type { Company, Named } from '#api/db/schema/people-tables.ts'

export type PunchSource = 'WEB' | 'DEVICE' | 'IMPORT' | 'MANUAL'
export type Punch = Company & {
  id: string
  employee_id: number
  at: Date
  time_zone: string
  source: PunchSource
  device: Generated<string>
  received_at: Date
  reason: Generated<string>
  device_user: Generated<string>
}
export type DevicePunch = Company & {
  device_user: string
  at: Date
  time_zone: string
  device: Generated<string>
  name: Generated<string>
  received_at: Date
  employee_id: number | null
  void_reason: Generated<string>
  settled_at: Date | null
}
export type DeviceHolder = Company & {
  device_user: string
  valid_from: string
  employee_id: number
  changed_at: Date
  changed_by: number | null
}
export type PunchVoid = Company & {
  punch_id: string
  at: Date
  reason: string
  sequence: Generated<number>
  voided_by: number | null
}
export type PunchPutBack = Company & {
  punch_id: string
  sequence: number
  at: Date
  put_back_by: number | null
  reason: string
}
/** Without the contract, which is stored with the employee. */
export type StoredFacts = Omit<DayFacts, 'startContract' | 'endContract'>
/** The facts of everybody with the shift on the date, without punches and anything approved. */
export type AttendancePlan = Company & { id: string; facts: Json }
/** The text of a record without its figures, for `format()`. */
export type AttendanceForm = Company & { id: string; record: string }
export type AttendanceDay = Company & {
  employee_id: number
  date: string
  status: string | null
  is_provisional: boolean
  late_minutes: number
  early_minutes: number
  penalty_amount: number | null
  rules_version: number
  // Read by `storedFacts` and `storedRecord`: what differs from the plan, and the figures of the form.
  plan_id: string
  facts: Json
  form_id: string
  figures: string
  statuses: Json<DayRecord['statuses']>
  window_from: Date
  window_to: Date
  worked_minutes: number | null
  // Generated columns, computed from statuses.
  is_missing: Generated<boolean>
  is_absent: Generated<boolean>
  leave_half_days: Generated<number>
  is_off_site: Generated<boolean>
}
export type AttendancePeriod = Company & {
  from_date: string
  to_date: string
  is_closed: boolean
  changed_at: Date
  changed_by: number | null
  reason: Generated<string>
  closings: Generated<number>
}
/** The kind of change that altered a day in a closed period. */
export type DifferenceCause =
  | 'PUNCH'
  | 'PUNCH_VOIDED'
  | 'PUNCH_PUT_BACK'
  | 'REQUEST'
  | 'SHIFT'
  | 'HOLIDAY'
  | 'JOB'
  | 'EMPLOYMENT'
  | 'RATES'
  | 'OVERRULE'
  | 'OVERRULE_UNDONE'
  | 'OT_CORRECTION'
  | 'OT_CORRECTION_UNDONE'
  | 'PAY'
  | 'OT_SETTING'
  | 'TIME_ZONE'
  | 'ATTENDANCE_START'
  | 'DAY_ENDED'
  | 'NEWER_RULES'
  | 'NEWER_RULES_CLOSED'
export type AttendanceDifference = Company & {
  id: string
  period_from: string
  employee_id: number
  date: string
  at: Date
  changed_by: number | null
  cause: DifferenceCause
  reason: Generated<string>
  to_date: string | null
  before: JsonOrNull<DayRecord>
  after: JsonOrNull<DayRecord>
  ot_before: JsonOrNull<OtOutcome>
  ot_after: JsonOrNull<OtOutcome>
}
export type AttendanceSum = Company & {
  date: string
  id: Generated<string>
  regular: number
  late: number
  late_minutes: number
  early: number
  early_minutes: number
  missing: number
  absent: number
  leave_half_days: number
  off_site: number
  hundredths: number
  penalty: number
  without_rate: number
}
export type AttendanceStale = Company & {
  employee_id: number
  from_date: string
  to_date: string
  changed_by: number | null
  cause: DifferenceCause
  reason: Generated<string>
}
export type AttendanceOverrule = Company & {
  id: string
  action_id: string
  employee_id: number
  date: string
  sequence: number
  type: Overrule['type']
  time_in: string | null
  time_out: string | null
  reason: string
  at: Date
  overruled_by: number | null
}
export type AttendanceOverruleUndo = Company & { overrule_id: string; at: Date; undone_by: number | null }
export type AttendanceRate = Company & {
  id: string
  job_grade_id: string
  valid_from: string
  version: Generated<number>
}
export type AttendanceRateRow = Company & {
  rate_id: string
  max_time: number
  amount: number
  time_in: string
  to_time: string
}
export type AttendanceType = Company &
  Named & {
    code: string
    needs_times: Generated<boolean>
    needs_file: Generated<boolean>
    quota_per_month: Generated<number>
    sort_order: Generated<number>
    is_active: Generated<boolean>
  }
export type AttendanceRequest = RequestColumns & {
  kind: 'ATTENDANCE' | 'OFF_SITE'
  attendance_type_id: string | null
  title: Generated<string>
  place: Generated<string>
  time_in: string | null
  time_out: string | null
}
