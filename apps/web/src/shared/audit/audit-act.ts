// What an entry says was done, where "added", "changed" or "deleted" does not. The first that fits counts.
import type { AuditRow } from '@hr/contract/audit.ts'
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'
import type { auditSentence } from '#web/i18n/en/audit-sentence.ts'

export type Act = keyof typeof auditSentence.did
type Values = Readonly<Record<string, unknown>>
type Rule = readonly [
  entity: AuditEntity,
  operation: AuditRow['operation'],
  act: Act,
  fits?: (after: Values, before: Values) => boolean,
]

const has = (field: string) => (after: Values) => Object.hasOwn(after, field)
const is = (field: string, value: unknown) => (after: Values) => after[field] === value
const isUndone = is('undone', true)
const requests = ['leave_request', 'attendance_request', 'off_site_request', 'ot_request'] as const

const rules: readonly Rule[] = [
  ['account', 'UPDATE', 'password', has('password')],
  ['account', 'UPDATE', 'passwordReset', has('resetBy')],
  ['account', 'UPDATE', 'passkeyAdded', has('passkeyAdded')],
  ['account', 'UPDATE', 'passkeyRemoved', has('passkeyRemoved')],
  ['account', 'UPDATE', 'passkeyRenamed', has('passkeyRenamed')],
  ['account', 'UPDATE', 'secondStepOn', is('secondStep', 'on')],
  ['account', 'UPDATE', 'secondStepOff', is('secondStep', 'off')],
  ['account', 'UPDATE', 'recoveryCode', has('recoveryCode')],
  ['account', 'UPDATE', 'recoveryCodes', has('recoveryCodes')],
  ['account', 'UPDATE', 'linked', is('otherCompany', 'linked')],
  ['account', 'UPDATE', 'unlinked', is('otherCompany', 'unlinked')],
  ['account', 'UPDATE', 'switched', has('otherCompany')],
  ['account', 'UPDATE', 'endedSessions', has('endedSessions')],
  ['employee_role', 'CREATE', 'roleGiven', has('role')],
  ['employee_role', 'DELETE', 'roleTaken', (_, before) => has('role')(before)],
  ['full_access', 'CREATE', 'accessGiven'],
  ['full_access', 'DELETE', 'accessTaken'],
  ['view_as', 'CREATE', 'viewedAs'],
  ['export', 'CREATE', 'exported'],
  ['workspace_export', 'CREATE', 'exportedAll'],
  ['leave_lot', 'CREATE', 'granted', has('year')],
  ['leave_lot', 'UPDATE', 'settled', has('carriedHalfDays')],
  ['leave_adjustment', 'UPDATE', 'adjustmentUndone', isUndone],
  ['leave_adjustment', 'CREATE', 'daysAdded', after => Number(after.halfDays) > 0],
  ['leave_adjustment', 'CREATE', 'daysTaken', after => Number(after.halfDays) < 0],
  ['punch', 'CREATE', 'punched', has('at')],
  ['punch', 'UPDATE', 'punchVoided', is('voided', true)],
  ['punch', 'UPDATE', 'punchBack', is('voided', false)],
  ['punch_import', 'CREATE', 'punchesImported'],
  ['device_holder', 'CREATE', 'deviceGiven'],
  ['device_holder', 'UPDATE', 'deviceGiven'],
  ['device_punch', 'DELETE', 'devicePunches', has('voided')],
  ['attendance_period', 'UPDATE', 'periodClosed', is('closed', true)],
  ['attendance_period', 'UPDATE', 'periodOpened', is('closed', false)],
  ['attendance_overrule', 'CREATE', 'overruled', has('dates')],
  ['attendance_overrule', 'UPDATE', 'overruleUndone', isUndone],
  ['ot_correction', 'CREATE', 'overtimeCorrected', has('date')],
  ['ot_correction', 'UPDATE', 'overtimeUndone', isUndone],
  ['attendance_rules', 'UPDATE', 'recalculated', has('changed')],
  ['approval_delegation', 'CREATE', 'delegated', has('delegateId')],
  ['employee', 'UPDATE', 'ended', after => typeof after.endReason === 'string'],
  ['employee', 'UPDATE', 'reinstated', after => after.endedOn === null && has('startedOn')(after)],
  [
    'employee',
    'UPDATE',
    'terminated',
    (after, before) => after.status === 'terminated' && Object.keys(before).length === 0,
  ],
  ['employee', 'UPDATE', 'photo', has('photo')],
  ['employee_job', 'DELETE', 'planCancelled', (_, before) => has('from')(before)],
  ['employee_email_change', 'CREATE', 'emailAsked', has('email')],
  ...requests.flatMap((entity): Rule[] => [
    [entity, 'CREATE', 'requested'],
    [entity, 'UPDATE', 'approved', is('status', 'APPROVED')],
    [entity, 'UPDATE', 'rejected', is('status', 'REJECTED')],
    [entity, 'UPDATE', 'cancelled', is('status', 'CANCELLED')],
    [entity, 'UPDATE', 'stepApproved', is('step', 'APPROVED')],
    [entity, 'UPDATE', 'UPDATE', is('edited', true)],
  ]),
]

export function auditAct({ entity, operation, before, after }: AuditRow): Act | undefined {
  const rule = rules.find(
    ([ofEntity, ofOperation, , fits]) =>
      ofEntity === entity && ofOperation === operation && (fits?.(after ?? {}, before ?? {}) ?? true),
  )
  return rule?.[2]
}
