// The adjustments of a ledger, with their authors, for its lines.
import type { LedgerLine } from '@hr/contract/leave-summary.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import { listAdjustments } from './leave-summary.queries.ts'

type Adjustments = ReadonlyMap<string, NonNullable<LedgerLine['adjustment']>>
type Booked = { readonly adjustmentId: string | null }

/** By id. */
export async function adjustmentsOf(
  db: Scope,
  booked: readonly Booked[],
  language: Language,
): Promise<Adjustments> {
  const ids = [...new Set(booked.flatMap(({ adjustmentId }) => adjustmentId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = [...(await listAdjustments(db, ids)).values()]
  const people = await listPeople(
    db,
    rows.map(({ byId }) => byId),
  )
  return new Map(
    rows.map(({ id, at, byId, undoes, undoneBy, firstName, lastName }) => {
      const by = people.get(byId ?? 0) ?? null
      const byName = by ? fullName(by, language) : [firstName, lastName].filter(Boolean).join(' ')
      const isUndone = undoneBy !== null
      return [id, { id, at: at.toISOString(), by, byName, isUndone, isUndo: undoes !== null }]
    }),
  )
}
