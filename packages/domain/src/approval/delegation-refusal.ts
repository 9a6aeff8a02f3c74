// Why an approver cannot name this delegate for these dates (R10). The first reason that applies.
import type { LocalDate } from '../calendar/local-date.ts'
import { daysBetween } from '../calendar/local-date.ts'

export const delegationMaxDays = 366

export type DelegationRefusal =
  | 'DELEGATE_SELF'
  | 'DELEGATE_INACTIVE'
  | 'END_BEFORE_START'
  | 'DELEGATION_TOO_LONG'
  | 'DELEGATION_PAST'
  | 'DELEGATION_BEGUN'
  | 'DELEGATION_OVERLAPS'

export type Period = { readonly from: LocalDate; readonly to: LocalDate }
export type DelegationDraft = Period & { readonly delegatorId: number; readonly delegateId: number }
export type DelegationFacts = {
  readonly today: LocalDate
  readonly isDelegateActive: boolean
  /** Other delegations of the approver that have not ended. */
  readonly others: readonly Period[]
  /** The current delegation when it is changed; undefined for a new one. */
  readonly before?: (Period & { readonly delegateId: number }) | undefined
}

export const overlaps = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to

/**
 * A new delegation starts today or later. One that has started keeps its delegate
 * and its first day, so that the record says who could decide when; only its end moves, to today at the earliest.
 */
export function delegationRefusal(
  draft: DelegationDraft,
  { today, isDelegateActive, others, before }: DelegationFacts,
): DelegationRefusal | undefined {
  const hasBegun = before !== undefined && before.from <= today
  if (draft.delegateId === draft.delegatorId) return 'DELEGATE_SELF'
  if (hasBegun && (draft.delegateId !== before.delegateId || draft.from !== before.from))
    return 'DELEGATION_BEGUN'
  if (!isDelegateActive) return 'DELEGATE_INACTIVE'
  if (draft.to < draft.from) return 'END_BEFORE_START'
  if (daysBetween(draft.from, draft.to) >= delegationMaxDays) return 'DELEGATION_TOO_LONG'
  if (draft.to < today || (draft.from < today && !hasBegun)) return 'DELEGATION_PAST'
  return others.some(other => overlaps(draft, other)) ? 'DELEGATION_OVERLAPS' : undefined
}
