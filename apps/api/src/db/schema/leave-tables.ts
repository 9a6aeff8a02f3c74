// Row types of approval lines and leave (0004-leave.sql, 0012-delegation.sql, 0014-change-requests.sql,
// 0015-leave-type-amounts.sql, 0016-leave-feed.sql, 0056-line-proposals.sql, 0123-leave-expiry-notices.sql).
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import type { Generated } from 'kysely'
import type { Json } from '#api/db/schema/json.ts'
import type { Company, Named } from '#api/db/schema/people-tables.ts'

export type RequestKind = 'LEAVE' | 'ATTENDANCE' | 'OFF_SITE' | 'OT'
export type RequestStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'
export type ApprovalTemplateStep = Company & {
  kind: RequestKind
  approve_order: number
  resolver: 'LINE_MANAGER' | 'UNIT_MANAGER' | 'EMPLOYEE' | 'PERMISSION'
  employee_id: number | null
}
export type ApprovalTemplateProposal = Company & {
  kind: RequestKind
  id: string
  items: Json<readonly TemplateItem[]>
  proposed_by: string
  proposed_by_employee_id: number | null
  created_at: Date
}
export type ApprovalStep = Company & {
  kind: RequestKind
  request_id: string
  approve_order: number
  resolver: 'LINE_MANAGER' | 'UNIT_MANAGER' | 'EMPLOYEE' | 'ADDED' | 'PERMISSION'
  approver_id: number | null
  status: Generated<RequestStatus | 'SKIPPED'>
  skip_reason: 'REQUESTER' | 'INACTIVE' | 'EARLIER_IN_LINE' | null
  decided_by: number | null
  decided_for: number | null
  decided_at: Date | null
  comment: Generated<string>
  reminded_on: string | null
}
export type ApprovalEvent = Company & {
  id: string
  kind: RequestKind
  request_id: string
  at: Date
  actor_id: number | null
  account_id: string | null
  action:
    | 'REQUESTED'
    | 'EDITED'
    | 'APPROVED'
    | 'REJECTED'
    | 'CANCELLED'
    | 'SKIPPED'
    | 'REASSIGNED'
    | 'REMINDED'
  approve_order: number | null
  comment: Generated<string>
  comment_lo: Generated<string>
  acted_for: number | null
}
export type ApprovalDelegation = Company & {
  id: string
  delegator_id: number
  delegate_id: number
  from_date: string
  to_date: string
  kind: RequestKind | null
  request_id: string | null
  created_at: Date
  ended_at: Date | null
}
export type LeaveType = Company &
  Named & {
    code: string
    color: string
    paid: Generated<boolean>
    amount: number
    carry_over_amount: Generated<number>
    expired_amount: Generated<number>
    attach_file_day_over: Generated<number>
    counts_weekends_and_holidays: Generated<boolean>
    pro_rata: Generated<boolean>
    gender: 'male' | 'female' | null
    max_consecutive_days: Generated<number>
    sort_order: Generated<number>
    is_active: Generated<boolean>
  }
export type LeaveTypeAmount = Company & { leave_type_id: string; year: number; amount: number }
export type LeaveYearStart = Company & { year: number; from_date: string }
export type LeaveLot = Company & {
  id: string
  employee_id: number
  leave_type_id: string
  kind: 'GRANT' | 'CARRY_OVER' | 'ADJUSTMENT' | 'OPENING'
  source: string
  half_days: number
  valid_from: string
  valid_to: string | null
  reason: Generated<string>
  created_at: Date
  adjustment_id: string | null
}
export type LeaveExpiryNotice = Company & {
  employee_id: number
  leave_type_id: string
  last_day: string
  days_before: number
}
/** Columns of a request table of any kind. */
export type RequestColumns = Company & {
  id: string
  number: number
  employee_id: number
  from_date: string
  to_date: string
  reason: string
  status: Generated<RequestStatus>
  created_at: Date
  updated_at: Date
  purpose: Generated<'NEW' | 'CANCELLATION' | 'AMENDMENT'>
  original_id: string | null
}
export type LeaveRequest = RequestColumns & {
  leave_type_id: string
  from_half: 'AM' | 'PM'
  to_half: 'AM' | 'PM'
  half_days: number
}
export type LeaveHalfDay = Company & {
  request_id: string
  date: string
  half: 'AM' | 'PM'
  employee_id: number
  counted: boolean
  reason: 'WEEKEND' | 'HOLIDAY' | null
  is_live: Generated<boolean>
}
export type LeaveEntry = Company & {
  id: string
  lot_id: string
  kind: 'USE' | 'RELEASE' | 'ADJUSTMENT' | 'EXPIRY' | 'CARRY_OUT'
  half_days: number
  date: string
  request_id: string | null
  reason: Generated<string>
  round: Generated<number>
  created_at: Date
  adjustment_id: string | null
}
export type LeaveAdjustment = Company & {
  id: string
  employee_id: number
  leave_type_id: string
  half_days: number
  date: string
  reason: string
  undoes: string | null
  at: Date
  adjusted_by: number | null
  account_id: string | null
}
export type LeaveAdjustmentRow = Company & {
  row_key: string
  employee_id: number
  leave_type_id: string
  half_days: number
  date: string
  created_at: Date
}
export type RequestFile = Company & {
  id: string
  kind: RequestKind
  request_id: string
  name: string
  content_type: string
  bytes: number
  storage_key: string
  created_at: Date
}
export type LeaveFeed = Company & {
  employee_id: number
  token_hash: string
  language: 'en' | 'lo'
  created_at: Date
  fetched_at: Date | null
}
