// The limits of a day and of days in a row that a request exceeds, as after a setting has changed (O2); the month has its
// own line.
import type { OtDecision } from '@hr/contract/ot-request.ts'

type Limits = OtDecision['limits']
export type OverLimit = {
  readonly limit: 'day' | 'consecutive'
  readonly total: number
  readonly most: number
}

export const overLimits = (limits: Pick<Limits, OverLimit['limit']>): readonly OverLimit[] =>
  (['day', 'consecutive'] as const)
    .map(limit => {
      const { approved, pending, requested, limit: most } = limits[limit]
      return { limit, total: approved + pending + requested, most }
    })
    .filter(({ total, most }) => total > most)
