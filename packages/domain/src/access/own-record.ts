// Nobody changes their own pay or clock, unless nobody else could (P11).

export type OwnRecordFacts = {
  readonly isOwn: boolean
  /** Somebody else of the workspace may make this change. */
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

/** Fields of a record that decide about pay, employment or whose punches these are; the job is guarded as a whole. */
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
