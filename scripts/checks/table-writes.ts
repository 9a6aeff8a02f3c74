// A feature of the server reads any table but writes only its own, so that one place changes each fact.
import { readTracked, trackedFiles } from './tracked-files.ts'

/** Folder of apps/api/src -> the tables it writes. */
const owners: Readonly<Record<string, readonly string[]>> = {
  access: ['role', 'role_permission', 'employee_role', 'sensitive_read'],
  address: ['address_entry'],
  approval: [
    'approval_template_step',
    'approval_template_proposal',
    'approval_step',
    'approval_event',
    'approval_delegation',
    'request_file',
  ],
  attendance: [
    'work_shift',
    'work_shift_item',
    'employee_shift',
    'punch',
    'punch_void',
    'punch_put_back',
    'device_punch',
    'device_holder',
    'attendance_day',
    'attendance_plan',
    'attendance_form',
    'attendance_period',
    'attendance_difference',
    'attendance_stale',
    'attendance_sum',
    'attendance_overrule',
    'attendance_overrule_undo',
    'attendance_rate',
    'attendance_rate_row',
    'attendance_type',
    'attendance_request',
    'ot_record',
  ],
  audit: ['audit_entry', 'installation_audit_entry'],
  'console-role': ['console_role', 'console_role_permission'],
  company: ['company_profile', 'counter'],
  currency: ['currency'],
  employee: [
    'employee',
    'employee_job',
    'employee_phone',
    'employee_education',
    'employee_document',
    'employee_proposal',
    'employee_email_change',
    'expiry_notice',
  ],
  export: ['export_snapshot', 'export_page'],
  holiday: ['holiday'],
  http: ['idempotency_key'],
  jobs: ['idempotency_key', 'one_time_token', 'session', 'sign_in_delay'],
  leave: [
    'leave_type',
    'leave_type_amount',
    'leave_year_start',
    'leave_lot',
    'leave_request',
    'leave_half_day',
    'leave_entry',
    'leave_adjustment',
    'leave_adjustment_row',
    'leave_feed',
    'leave_expiry_notice',
  ],
  mail: ['mail_message'],
  notification: ['notification', 'push_device', 'push_message'],
  'notification-setting': ['notification_choice', 'notification_setting'],
  organization: ['org_node', 'org_node_version', 'org_move_plan', 'position', 'job_grade', 'structure_tag'],
  'ot-setting': ['ot_setting', 'ot_setting_version', 'ot_setting_rate', 'ot_setting_grade'],
  overtime: ['ot_request', 'ot_correction', 'ot_correction_undo'],
  'saved-view': ['saved_view'],
  session: [
    'account',
    'session',
    'one_time_token',
    'sign_in_delay',
    'second_step',
    'recovery_code',
    'passkey',
    'passkey_challenge',
    'account_link',
  ],
  people: ['person_change'],
  space: ['space', 'workspace', 'owner_invitation'],
  'workspace-export': ['workspace_export'],
  starter: ['starter_position', 'starter_department'],
  system: ['installation_setting'],
}

/** Backup, restore and the seed of an empty installation move whole tables. */
const exempt = /^apps\/api\/(src\/(db|seed|backup|doctor)|test)\/|\.test\.ts$/

export function tableWriteFindings(): string[] {
  return trackedFiles(/^apps\/api\/src\/.*\.ts$/)
    .filter(path => !exempt.test(path))
    .flatMap(path => {
      const feature = path.split('/')[3] ?? ''
      const written = [
        ...readTracked(path).matchAll(
          /\.(?:insertInto|updateTable|update|deleteFrom|delete|mergeInto)\('(\w+)/g,
        ),
      ].map(match => match[1] ?? '')
      return written
        .filter(table => !owners[feature]?.includes(table))
        .map(table => `${path} writes ${table}`)
    })
}
