// Row types of overtime (0059-overtime-settings.sql, 0061-overtime-requests.sql, 0062-overtime-records.sql).
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'
import type { OtWhy } from '@hr/domain/overtime/why-overtime.ts'
import type { Generated } from 'kysely'
import type { Json } from '#api/db/schema/json.ts'
import type { RequestColumns } from '#api/db/schema/leave-tables.ts'
import type { Company, Named } from '#api/db/schema/people-tables.ts'

export type OtSetting = Company & Named & { is_default: Generated<boolean>; version: Generated<number> }
export type OtSettingVersion = Company & {
  setting_id: string
  valid_from: string
  working_days_per_month: number
  working_hours_per_day: number
  max_hours_per_day: number
  max_hours_per_month: number
  max_consecutive_days: number
  break_from_hours: number
  break_after_hours: number
  break_hours: number
  min_hours_per_request: number
  law_reason: Generated<string>
}
export type OtSettingRate = Company & {
  setting_id: string
  valid_from: string
  day_type: 'WORKDAY' | 'RESTDAY' | 'HOLIDAY'
  time_in: string
  percent: number | null
}
export type OtSettingGrade = Company & {
  job_grade_id: string
  valid_from: string
  setting_id: string
}
export type OtRequest = RequestColumns & { time_in: string; time_out: string }
export type OtRecord = Company & {
  employee_id: number
  date: string
  status: 'NORMAL' | 'NO_TIME_IN' | 'NO_TIME_OUT' | 'ABSENT' | 'MANUAL'
  day_type: 'WORKDAY' | 'RESTDAY' | 'HOLIDAY'
  asked: Json<readonly { readonly timeIn: LocalTime; readonly timeOut: LocalTime }[]>
  approved_minutes: number
  worked_minutes: number
  break_minutes: number
  cut_by_day: number
  cut_by_month: number
  payable_minutes: number
  bands: Json<readonly { readonly percent: number; readonly minutes: number }[]>
  amount: number | null
  currency: string | null
  why: Json<readonly OtWhy[]>
  is_flagged: Generated<boolean>
}
export type OtCorrection = Company & {
  id: string
  employee_id: number
  date: string
  sequence: number
  minutes: number
  reason: string
  at: Date
  corrected_by: number | null
}
export type OtCorrectionUndo = Company & { correction_id: string; at: Date; undone_by: number | null }
