// Row types of the company's tables (0003-people.sql).
import type { Generated } from 'kysely'
import type { InstantOrNull, Json, JsonOrNull } from '#api/db/schema/json.ts'

export type Company = { workspace_id: string }
export type Named = { id: string; name: string; name_lo: Generated<string> }
export type CompanyProfile = Company & {
  name: string
  name_lo: Generated<string>
  address_line: Generated<string>
  tax_number: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  province_id: number | null
  province_name: Generated<string>
  district_id: number | null
  district_name: Generated<string>
  village_id: number | null
  village_name: Generated<string>
  logo: string | null
  version: Generated<number>
  time_zone: Generated<string>
  leave_year_start_month: Generated<number>
  password_min_length: number | null
  session_hours: number | null
  idle_minutes: number | null
  full_access_second_step: Generated<boolean>
  languages: Json<('en' | 'lo')[]>
  default_work_shift_id: string | null
  attendance_since: Generated<string>
  attendance_closed_to: string | null
  attendance_rules_version: Generated<number>
}
export type PersonChange = Company & {
  xid: Generated<string>
  employee_id: number
  at: Date
}
export type Counter = Company & { name: string; value: number }
export type Employee = Company & {
  id: Generated<number>
  staff_id: string
  device_number: string | null
  first_name: string
  last_name: string
  first_name_lo: Generated<string>
  last_name_lo: Generated<string>
  gender: 'male' | 'female' | null
  date_of_birth: string | null
  email: string | null
  phone: string | null
  profile_image: string | null
  status: Generated<'active' | 'probation' | 'inactive' | 'terminated'>
  started_on: string
  ended_on: string | null
  search_text: string
  contact_text: Generated<string>
  sort_name: Generated<string>
  sort_name_lo: Generated<string>
  sort_staff_id: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  nationality: Generated<string>
  birth_place: Generated<string>
  marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
  year_work_experience: number | null
  province_id: number | null
  province_name: Generated<string>
  district_id: number | null
  district_name: Generated<string>
  village_id: number | null
  village_name: Generated<string>
  address_line: Generated<string>
  emergency_person: Generated<string>
  emergency_contact: string | null
  family_book_number: Generated<string>
  passport_number: Generated<string>
  passport_expires_on: string | null
  visa_number: Generated<string>
  visa_expires_on: string | null
  work_permit_number: Generated<string>
  work_permit_expires_on: string | null
  sso_number: Generated<string>
  bank_name: Generated<string>
  bank_holder_name: Generated<string>
  bank_account_number: Generated<string>
  bank_currency: string | null
  probation_ends_on: string | null
  end_reason: Generated<string>
  end_manager_id: number | null
}
export type OrgNode = Company &
  Named & {
    parent_id: string | null
    structure_tag_id: string | null
    manager_id: number | null
    description: Generated<string>
    location: Generated<string>
    sort_order: Generated<number>
  }
type EmploymentType =
  | 'fullTime'
  | 'partTime'
  | 'internOrTrainee'
  | 'contract'
  | 'probationary'
  | 'seasonal'
  | 'temporary'
  | 'freelance'
  | 'permanent'
  | 'consultant'
export type StructureTag = Company &
  Named & {
    code: string | null
    sort_order: Generated<number>
  }
export type JobGrade = Company & Named & { sort_order: Generated<number> }
/** Of the installation (0067-console.sql). */
export type StarterItem = Named & { sort_order: Generated<number> }
export type EmployeeJob = Company & {
  employee_id: number
  valid_from: string
  valid_to: string | null
  unit_id: string | null
  position_id: string | null
  job_grade_id: string | null
  line_manager_id: number | null
  contract_type: EmploymentType | null
  contract_start: string | null
  contract_end: string | null
  salary_amount: number | null
  salary_currency: string | null
  fuel_allowance: number | null
  phone_allowance: number | null
  housing_allowance: number | null
  home_trip_allowance: number | null
  cost_center: Generated<string>
}
export type Role = Company &
  Named & { code: string; description: Generated<string>; requires_second_step: Generated<boolean> }
export type RolePermission = Company & { role_id: string; group_name: string; action: string }
export type EmployeeRole = Company & { employee_id: number; role_id: string }
export type WorkShift = Company &
  Named & {
    code: Generated<string>
    check_mode: Generated<'DAY_ENDS' | 'PER_PERIOD'>
    grace_minutes: Generated<number>
    am_end: Generated<string>
    pm_start: Generated<string>
    is_active: Generated<boolean>
    version: Generated<number>
  }
export type WorkShiftItem = Company & {
  id: string
  work_shift_id: string
  day: number
  time_in: string
  time_out: string
  start_date: string
  expire_date: string | null
}
export type EmployeeShift = Company & {
  employee_id: number
  valid_from: string
  valid_to: string | null
  work_shift_id: string
}
export type Holiday = Company & Named & { from_date: string; to_date: string; yearly: Generated<boolean> }
export type NotificationKind =
  | 'LEAVE'
  | 'ATTENDANCE'
  | 'OFF_SITE'
  | 'OT'
  | 'EMPLOYEE'
  | 'COMPANY'
  | 'SECURITY'
export type Notification = Company & {
  id: string
  employee_id: number
  code: string
  parameters: Json
  link: string
  created_at: Date
  read_at: InstantOrNull
  kind: NotificationKind
  asks_for: string | null
  ended_at: InstantOrNull
  ending: JsonOrNull
  in_bell: Generated<boolean>
  in_digest: Generated<boolean>
}
export type NotificationSetting = Company & { employee_id: number; digest_hour: number }
export type NotificationChoice = Company & {
  employee_id: number
  kind: NotificationKind
  channel: 'BELL' | 'PUSH' | 'EMAIL'
  pace: 'AT_ONCE' | 'DIGEST' | 'OFF'
}
