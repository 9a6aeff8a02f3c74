// A stored request as a list row.
import { isWithdrawn } from '@hr/domain/approval/is-withdrawn.ts'
import type { Reader } from '#api/approval/reader.ts'
import { mayDoOf, toProgress } from '#api/approval/to-steps.ts'
import { orNotFound } from '#api/http/refusal.ts'
import type { Kind, RowOf, Shapes } from './kind.ts'
import type { Line } from './request-line.queries.ts'

export function toRequestRow<S extends Shapes>(
  reader: Reader,
  kind: Kind<S>,
  row: RowOf<S>,
  { steps, people }: Line,
) {
  const { id, number, status, from, to, reason, historyCount, purpose, openChange } = row
  return {
    ...kind.shown(row),
    id,
    number,
    status,
    employee: orNotFound(people.get(row.requesterId)),
    from,
    to,
    reason,
    createdAt: row.createdAt.toISOString(),
    historyCount,
    ...toProgress(steps, people, row.createdAt),
    purpose,
    isWithdrawn: isWithdrawn({ purpose, status, steps }),
    openChange,
    may: mayDoOf(reader, kind, row, { steps, people, hasOpenChange: openChange !== null }),
  }
}
