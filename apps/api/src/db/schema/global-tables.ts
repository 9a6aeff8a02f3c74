// Tables of the installation; every other table belongs to a workspace and is guarded by row level security.
export const globalTables = [
  'space',
  'workspace',
  'console_role',
  'console_role_permission',
  'account',
  'session',
  'one_time_token',
  'owner_invitation',
  'sign_in_delay',
  'mail_message',
  'idempotency_key',
  'installation_setting',
  'installation_audit_entry',
  'starter_position',
  'starter_department',
] as const
