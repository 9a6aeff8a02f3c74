// Every table as a flat row type. tables.test.ts compares it with the migrated database.
import type { Kysely } from 'kysely'
import type {
  Space,
  Workspace,
  ConsoleRole,
  ConsoleRolePermission,
  Account,
  Session,
  OneTimeToken,
  AccountLink,
  OwnerInvitation,
  PushDevice,
  PushMessage,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  SecondStep,
  SignInDelay,
  MailMessage,
  IdempotencyKey,
  InstallationSetting,
  Audit,
} from '#api/db/schema/sign-in-tables.ts'
import type {
  Company,
  Named,
  CompanyProfile,
  Counter,
  PersonChange,
  Employee,
  OrgNode,
  EmployeeJob,
  JobGrade,
  StarterItem,
  Role,
  RolePermission,
  EmployeeRole,
  WorkShift,
  WorkShiftItem,
  EmployeeShift,
  Holiday,
  Notification,
  NotificationChoice,
  NotificationSetting,
  StructureTag,
} from '#api/db/schema/people-tables.ts'
import type {
  AttendanceDay,
  AttendanceDifference,
  AttendanceOverrule,
  AttendanceOverruleUndo,
  AttendanceForm,
  AttendancePeriod,
  AttendancePlan,
  AttendanceStale,
  AttendanceSum,
  AttendanceRate,
  AttendanceRateRow,
  AttendanceRequest,
  AttendanceType,
  Punch,
  DeviceHolder,
  DevicePunch,
  PunchVoid,
  PunchPutBack,
} from '#api/db/schema/attendance-tables.ts'
import type { ExportPage, ExportSnapshot, WorkspaceExport } from '#api/db/schema/export-tables.ts'
import type {
  OtCorrection,
  OtCorrectionUndo,
  OtRecord,
  OtRequest,
  OtSetting,
  OtSettingGrade,
  OtSettingRate,
  OtSettingVersion,
} from '#api/db/schema/overtime-tables.ts'
import type {
  AddressEntry,
  Currency,
  SavedView,
  EmployeeDocument,
  EmployeeEducation,
  EmployeeEmailChange,
  EmployeePhone,
  EmployeeProposal,
  ExpiryNotice,
  OrgNodeVersion,
  OrgMovePlan,
  SensitiveRead,
} from '#api/db/schema/record-tables.ts'
import type {
  ApprovalTemplateProposal,
  ApprovalTemplateStep,
  ApprovalStep,
  ApprovalEvent,
  ApprovalDelegation,
  LeaveType,
  LeaveTypeAmount,
  LeaveYearStart,
  LeaveLot,
  LeaveRequest,
  LeaveHalfDay,
  LeaveEntry,
  LeaveAdjustment,
  LeaveAdjustmentRow,
  LeaveExpiryNotice,
  LeaveFeed,
  RequestFile,
} from '#api/db/schema/leave-tables.ts'

export type Tables = {
  space: Space
  workspace: Workspace
  console_role: ConsoleRole
  console_role_permission: ConsoleRolePermission
  account: Account
  session: Session
  one_time_token: OneTimeToken
  account_link: AccountLink
  owner_invitation: OwnerInvitation
  push_device: PushDevice
  push_message: PushMessage
  second_step: SecondStep
  recovery_code: RecoveryCode
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  sign_in_delay: SignInDelay
  mail_message: MailMessage
  idempotency_key: IdempotencyKey
  installation_setting: InstallationSetting
  installation_audit_entry: Audit
  starter_position: StarterItem
  starter_department: StarterItem
  company_profile: CompanyProfile
  counter: Counter
  person_change: PersonChange
  position: Company & Named
  job_grade: JobGrade
  structure_tag: StructureTag
  employee: Employee
  org_node: OrgNode
  employee_job: EmployeeJob
  employee_phone: EmployeePhone
  employee_education: EmployeeEducation
  employee_document: EmployeeDocument
  employee_email_change: EmployeeEmailChange
  employee_proposal: EmployeeProposal
  sensitive_read: SensitiveRead
  expiry_notice: ExpiryNotice
  org_node_version: OrgNodeVersion
  org_move_plan: OrgMovePlan
  currency: Currency
  saved_view: SavedView
  address_entry: AddressEntry
  role: Role
  role_permission: RolePermission
  employee_role: EmployeeRole
  work_shift: WorkShift
  work_shift_item: WorkShiftItem
  employee_shift: EmployeeShift
  holiday: Holiday
  notification: Notification
  notification_choice: NotificationChoice
  notification_setting: NotificationSetting
  audit_entry: Company & Audit & { employee_id: number | null }
  approval_template_step: ApprovalTemplateStep
  approval_template_proposal: ApprovalTemplateProposal
  approval_step: ApprovalStep
  approval_event: ApprovalEvent
  approval_delegation: ApprovalDelegation
  leave_type: LeaveType
  leave_type_amount: LeaveTypeAmount
  leave_year_start: LeaveYearStart
  leave_lot: LeaveLot
  leave_request: LeaveRequest
  leave_half_day: LeaveHalfDay
  leave_entry: LeaveEntry
  leave_adjustment: LeaveAdjustment
  leave_adjustment_row: LeaveAdjustmentRow
  leave_expiry_notice: LeaveExpiryNotice
  leave_feed: LeaveFeed
  punch: Punch
  punch_void: PunchVoid
  punch_put_back: PunchPutBack
  device_punch: DevicePunch
  device_holder: DeviceHolder
  attendance_day: AttendanceDay
  attendance_plan: AttendancePlan
  attendance_form: AttendanceForm
  attendance_period: AttendancePeriod
  attendance_stale: AttendanceStale
  attendance_sum: AttendanceSum
  attendance_difference: AttendanceDifference
  attendance_overrule: AttendanceOverrule
  attendance_overrule_undo: AttendanceOverruleUndo
  attendance_rate: AttendanceRate
  attendance_rate_row: AttendanceRateRow
  attendance_type: AttendanceType
  attendance_request: AttendanceRequest
  ot_setting: OtSetting
  ot_setting_version: OtSettingVersion
  ot_setting_rate: OtSettingRate
  ot_setting_grade: OtSettingGrade
  ot_request: OtRequest
  ot_record: OtRecord
  ot_correction: OtCorrection
  ot_correction_undo: OtCorrectionUndo
  request_file: RequestFile
  export_snapshot: ExportSnapshot
  export_page: ExportPage
  workspace_export: WorkspaceExport
}

/** The pool, or a transaction of it. */
export type Db = Kysely<Tables>
