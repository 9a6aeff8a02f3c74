// Nobody changes their own pay or clock, unless nobody else could (P11).
import type { Action, PageGroup } from './page-groups.ts'

type Need = { readonly group: PageGroup; readonly action: Action }

/** What is guarded, with the permission that a second person needs to do it. */
export const ownAreas = {
  RECORD: { group: 'EMPLOYEE', action: 'edit' },
  JOB: { group: 'EMPLOYEE', action: 'edit' },
  SHIFT: { group: 'EMPLOYEE', action: 'edit' },
  PUNCH: { group: 'ATTENDANCE_MONITORING', action: 'edit' },
  PUNCH_VOID: { group: 'ATTENDANCE_MONITORING', action: 'delete' },
  OVERRULE: { group: 'OVERRULE', action: 'add' },
  OVERRULE_UNDO: { group: 'OVERRULE', action: 'delete' },
  BALANCE: { group: 'LEAVE_SUMMARY', action: 'edit' },
  OT_RECORD: { group: 'OT_RECORD', action: 'edit' },
  SHIFT_TIMES: { group: 'WORKSHIFT', action: 'edit' },
  RATE_ADD: { group: 'ATTENDANCE_RATES', action: 'add' },
  RATE_EDIT: { group: 'ATTENDANCE_RATES', action: 'edit' },
  RATE_DELETE: { group: 'ATTENDANCE_RATES', action: 'delete' },
  OT_SETTING_ADD: { group: 'OT_SETTING', action: 'add' },
  OT_SETTING_EDIT: { group: 'OT_SETTING', action: 'edit' },
  OT_SETTING_DELETE: { group: 'OT_SETTING', action: 'delete' },
  JOB_GRADE: { group: 'JOB_GRADE', action: 'edit' },
  POSITION: { group: 'POSITION', action: 'edit' },
  COMPANY_RULE: { group: 'COMPANY_PROFILE', action: 'edit' },
} as const satisfies Readonly<Record<string, Need>>
export type OwnArea = keyof typeof ownAreas

/** Changes of a person; the others change definitions a person works under. */
export const personAreas = [
  'RECORD',
  'JOB',
  'SHIFT',
  'PUNCH',
  'PUNCH_VOID',
  'OVERRULE',
  'OVERRULE_UNDO',
  'BALANCE',
  'OT_RECORD',
] as const satisfies readonly OwnArea[]
export type PersonArea = (typeof personAreas)[number]

type OwnRecordFacts = {
  readonly isOwn: boolean
  /** Somebody else in the workspace may make this change. */
  readonly hasSecondPerson: boolean
  readonly reason: string
}

export function ownRecordRefusal({
  isOwn,
  hasSecondPerson,
  reason,
}: OwnRecordFacts): 'OWN_RECORD' | 'OWN_RECORD_REASON' | undefined {
  if (!isOwn) return undefined
  if (hasSecondPerson) return 'OWN_RECORD'
  return reason.trim() === '' ? 'OWN_RECORD_REASON' : undefined
}

/** Fields that decide pay, employment or the owner of punches. The job history is guarded as a whole. */
const guardedFields: ReadonlySet<string> = new Set([
  'staffId',
  'deviceNumber',
  'status',
  'startDate',
  'probationEndsOn',
  'bankName',
  'bankHolderName',
  'bankAccountNumber',
  'bankCurrency',
])

export const isGuardedField = (field: string): boolean => guardedFields.has(field)
