// Row types of the installation's tables (0002-sign-in.sql).
import type { SessionPurpose } from '@hr/domain/session/session-purpose.ts'
import type { Generated } from 'kysely'
import type { InstantOrNull, Json, JsonOrNull } from '#api/db/schema/json.ts'

export type Space = {
  id: string
  username: string
  name: string
  business_type: Generated<string>
  status: Generated<string>
  created_at: Generated<Date>
}
export type Workspace = {
  id: string
  space_id: string
  name: string
  status: Generated<string>
  is_first: Generated<boolean>
  suspended_reason: Generated<string>
  suspended_at: InstantOrNull
  delete_on: string | null
  created_at: Generated<Date>
}
export type ConsoleRole = {
  id: string
  code: string
  name: string
  name_lo: Generated<string>
  description: Generated<string>
  created_at: Generated<Date>
}
export type ConsoleRolePermission = { role_id: string; group_name: string; action: string }
export type Account = {
  id: string
  kind: 'console' | 'space' | 'employee'
  username: string
  email: string | null
  password_hash: string
  password_temporary: Generated<boolean>
  password_chosen: Generated<boolean>
  status: Generated<string>
  is_admin: Generated<boolean>
  first_name: string
  last_name: string
  space_id: string | null
  workspace_id: string | null
  employee_id: number | null
  console_role_id: string | null
  full_access_revoked: Generated<boolean>
  full_access_since: InstantOrNull
  language: Generated<'en' | 'lo'>
  last_sign_in_at: InstantOrNull
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
export type Session = {
  id: string
  token_hash: string
  socket_token_hash: string
  account_id: string
  type: 'ams' | 'space' | 'app'
  workspace_id: string | null
  purpose: Generated<SessionPurpose | 'view_as'>
  sign_in_id: string
  viewer_account_id: string | null
  address: string
  user_agent: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  ended_at: InstantOrNull
}
export type OneTimeToken = {
  token_hash: string
  purpose:
    | 'verify_email'
    | 'reset_password'
    | 'access_ticket'
    | 'new_email'
    | 'old_email'
    | 'owner_invitation'
  account_id: string | null
  session_id: string | null
  invitation_id: string | null
  email: string | null
  created_at: Date
  expires_at: Date
  used_at: InstantOrNull
}
export type AccountLink = {
  first_account_id: string
  first_workspace_id: string
  second_account_id: string
  second_workspace_id: string
  created_at: Date
}
export type OwnerInvitation = {
  id: string
  space_id: string
  email: string
  invited_by: string
  created_at: Date
  expires_at: Date
}
export type PushDevice = {
  endpoint: string
  session_id: string
  p256dh: string
  auth: string
  created_at: Date
}
export type PushMessage = {
  endpoint: string
  notification_id: string
  workspace_id: string
  account_id: string
  tries: Generated<number>
  created_at: Date
  next_at: Date
}
export type SecondStep = {
  account_id: string
  secret: string
  confirmed_at: InstantOrNull
  used_step: Generated<number>
  created_at: Date
}
export type RecoveryCode = { account_id: string; code_hash: string; used_at: InstantOrNull }
export type Passkey = {
  id: string
  account_id: string
  credential_id: string
  public_key: string
  counter: number
  name: string
  created_at: Date
  used_at: InstantOrNull
}
export type PasskeyChallenge = {
  challenge: string
  purpose: 'add' | 'sign_in'
  session_id: string | null
  name: string | null
  expires_at: Date
}
export type SignInDelay = { key: string; failures: number; blocked_until: Date; failed_at: Date }
export type MailMessage = {
  id: string
  workspace_id: string | null
  to_address: string
  language: 'en' | 'lo'
  subject: string
  body: string
  link: string | null
  created_at: Generated<Date>
  sent_at: InstantOrNull
  failure: string | null
  template: Generated<string>
  tries: Generated<number>
  given_up_at: InstantOrNull
  reply: string | null
  employee_id: number | null
  kind: string | null
  queued: Generated<boolean>
}
export type IdempotencyKey = {
  session_id: string
  key: string
  request_hash: string
  answer: JsonOrNull
  created_at: Generated<Date>
}
export type InstallationSetting = { key: string; value: Json }
export type Audit = {
  id: string
  at: Date
  account_id: string | null
  operation: 'CREATE' | 'UPDATE' | 'DELETE'
  entity: string
  entity_id: string
  before: JsonOrNull
  after: JsonOrNull
}
