// Throws why a person cannot be named as a delegate, at the field that can fix it (R10).
import { delegationRefusal, overlaps } from '@hr/domain/approval/delegation-refusal.ts'
import type {
  DelegationDraft,
  DelegationFacts,
  DelegationRefusal,
} from '@hr/domain/approval/delegation-refusal.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listPersonStatus } from './approval.queries.ts'
import { namesOf } from '#api/people/names-of.ts'
import { listOpenWithin } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import type { EngineWork } from './request-kind.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Language, MessageParameters } from '@hr/contract/messages/text.ts'

type Draft = DelegationDraft & {
  readonly today: LocalDate
  /** The stored delegation, when it is changed. */
  readonly before?: StoredDelegation | undefined
  /** The dates come from a request: errors are reported at the delegate. */
  readonly hasFixedDates: boolean
}

const fieldOf: Readonly<Record<DelegationRefusal, string | undefined>> = {
  DELEGATE_SELF: 'delegateId',
  DELEGATE_INACTIVE: 'delegateId',
  END_BEFORE_START: 'to',
  DELEGATION_TOO_LONG: 'to',
  DELEGATION_PAST: 'from',
  DELEGATION_BEGUN: undefined,
  DELEGATION_OVERLAPS: 'from',
}

/** Requires the lock of the approver. An unknown delegate is refused as an invalid choice. */
export async function refuseDelegation(
  { db, language }: Pick<EngineWork, 'db' | 'language'>,
  draft: Draft,
): Promise<void> {
  const [delegate] = await listPersonStatus(db, [draft.delegateId])
  if (!delegate)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'delegateId', code: 'choice', parameters: {} }])
  const open = await listOpenWithin(db, draft.delegatorId, draft)
  const others = open.filter(one => one.id !== draft.before?.id)
  const facts: DelegationFacts = {
    today: draft.today,
    isDelegateActive: delegate.isActive,
    others,
    before: draft.before,
  }
  const code = delegationRefusal(draft, facts)
  if (!code) return
  const other = others.find(one => overlaps(one, draft))
  const parameters: MessageParameters =
    code === 'DELEGATION_OVERLAPS' && other
      ? {
          name: (await namesOf(db, [other.delegateId])).get(other.delegateId)?.[language] ?? '',
          dates: datesText(language, other),
        }
      : {}
  const path = draft.hasFixedDates ? 'delegateId' : fieldOf[code]
  throw new Refusal(code, parameters, path === undefined ? [] : [{ path, code, parameters }])
}

const shown = (date: LocalDate) => date.split('-').toReversed().join('/')

function datesText(language: Language, { from, to }: StoredDelegation): string {
  if (from === to) return shown(from)
  return language === 'lo' ? `${shown(from)} ຫາ ${shown(to)}` : `${shown(from)} to ${shown(to)}`
}
