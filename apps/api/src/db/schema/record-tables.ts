// Row types of a person's record and of the structure's history (0005-people.sql).
import type { Generated } from 'kysely'
import type { Company, Named } from '#api/db/schema/people-tables.ts'
import type { Json } from '#api/db/schema/json.ts'

export type EmployeePhone = Company & { employee_id: number; sort_order: number; number: string }
export type EmployeeEducation = Company & {
  id: string
  employee_id: number
  sort_order: number
  level: string
  institution: Generated<string>
  major: Generated<string>
  graduated_on: string | null
}
export type EmployeeDocument = Company & {
  id: string
  employee_id: number
  kind:
    | 'passport'
    | 'visa'
    | 'workPermit'
    | 'familyBook'
    | 'identityCard'
    | 'contract'
    | 'certificate'
    | 'other'
  name: string
  expires_on: string | null
  file_key: string
  content_type: string
  byte_count: number
  created_at: Date
  created_by: string
}
export type EmployeeProposal = Company & {
  id: string
  employee_id: number
  status: Generated<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>
  changes: Json
  before: Json
  reason: Generated<string>
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
  decided_by_employee_id: number | null
  comment: Generated<string>
}
export type EmployeeEmailChange = Company & {
  employee_id: number
  new_email: string | null
  asked_by_employee_id: number | null
  asked_at: Date
  ends_at: Date
  new_confirmed: boolean
  old_agreed: boolean
}
export type SensitiveRead = Company & {
  id: string
  at: Date
  account_id: string
  reader_id: number | null
  employee_id: number
  what: string
}
export type ExpiryNotice = Company & {
  employee_id: number
  kind: string
  expires_on: string
  days: number
  told_at: Date
}
export type OrgNodeVersion = Company &
  Named & {
    node_id: string
    at: Date
    operation: 'CREATE' | 'UPDATE' | 'DELETE'
    parent_id: string | null
    structure_tag_id: string | null
    manager_id: number | null
    description: Generated<string>
    location: Generated<string>
    sort_order: Generated<number>
    account_id: string | null
    employee_id: number | null
  }
export type SavedView = Company & {
  id: string
  employee_id: number
  list: string
  name: string
  query: string
  is_shared: boolean
}
export type OrgMovePlan = Company & {
  node_id: string
  parent_id: string | null
  place: number | null
  moves_on: string
}
export type Currency = Company & {
  code: string
  name: string
  name_lo: Generated<string>
  symbol: Generated<string>
  exponent: Generated<number>
  is_enable: Generated<boolean>
  is_base: Generated<boolean>
  sort_order: Generated<number>
}
export type AddressEntry = Company & {
  level: 'province' | 'district' | 'village'
  id: number
  parent_id: number | null
  name: string
  name_lo: Generated<string>
  is_hidden: Generated<boolean>
}
