// Which values of an entry are shown: an added row has none before, a deleted one none after, and an act such as turning
// off two-step sign-in records only what it did.
import type { AuditRow } from '@hr/contract/audit.ts'

const kept = { CREATE: ['after'], UPDATE: ['before', 'after'], DELETE: ['before'] } as const

export function shownValues({
  operation,
  before,
}: Pick<AuditRow, 'operation' | 'before'>): readonly ('before' | 'after')[] {
  const isAct = operation === 'UPDATE' && Object.keys(before ?? {}).length === 0
  return isAct ? ['after'] : kept[operation]
}
