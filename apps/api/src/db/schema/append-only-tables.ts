// Tables the server may read and insert into, but never change: the database refuses updates and deletes.
export const appendOnlyTables = [
  'audit_entry',
  'installation_audit_entry',
  'approval_event',
  'leave_entry',
  'org_node_version',
  'sensitive_read',
  'punch',
  'punch_void',
  'punch_put_back',
  'attendance_plan',
  'attendance_form',
  'attendance_difference',
  'attendance_overrule',
  'attendance_overrule_undo',
  'ot_correction',
  'ot_correction_undo',
] as const
