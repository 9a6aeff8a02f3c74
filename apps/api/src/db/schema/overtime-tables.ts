// Row types of overtime (0059-overtime-settings.sql, 0061-overtime-requests.sql).
import type { Generated } from 'kysely'
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
