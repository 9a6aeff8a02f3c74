// Row types of the company's tables (0003-people.sql).
import type { Generated } from 'kysely'
import type { InstantOrNull, Json } from '#api/db/schema/json.ts'

export type Company = { workspace_id: string }
export type Named = { id: string; name: string; name_lo: Generated<string> }
export type CompanyProfile = Company & {
  name: string
  name_lo: Generated<string>
  address: Generated<string>
  tax_number: Generated<string>
  phone: Generated<string>
  time_zone: Generated<string>
  leave_year_start_month: Generated<number>
  default_work_shift_id: string | null
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
  sort_name: Generated<string>
  sort_name_lo: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
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
export type EmployeeJob = Company & {
  employee_id: number
  valid_from: string
  valid_to: string | null
  unit_id: string | null
  position_id: string | null
  job_grade_id: string | null
  line_manager_id: number | null
}
export type Role = Company & Named & { code: string }
export type RolePermission = Company & { role_id: string; group_name: string; action: string }
export type EmployeeRole = Company & { employee_id: number; role_id: string }
export type WorkShift = Company &
  Named & {
    check_mode: Generated<'DAY_ENDS' | 'PER_PERIOD'>
    grace_minutes: Generated<number>
    am_end: Generated<string>
    pm_start: Generated<string>
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
export type Notification = Company & {
  id: string
  employee_id: number
  code: string
  parameters: Json
  link: string
  created_at: Date
  read_at: InstantOrNull
}
