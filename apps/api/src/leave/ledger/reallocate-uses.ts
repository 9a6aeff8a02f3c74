// When a leave year is settled, books leave on other lots (L5, L6): a release on one, a use on another.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { reallocatedUses } from '@hr/domain/leave/reallocated-uses.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { LoadedLedger } from './load-ledger.queries.ts'
import { insertUseMoves } from './use-moves.store.ts'

type Reallocation = LoadedLedger & { readonly from: LocalDate; readonly now: Date }

/** The ledger of one person and type, under their balance lock. Returns whether anything moved. */
export async function reallocateUses(trx: Scope, { lots, entries, from }: Reallocation): Promise<boolean> {
  const moves = reallocatedUses(lots, entries, from).map(move => ({
    ...move,
    round: entries.filter(
      entry =>
        entry.kind === 'RELEASE' &&
        entry.requestId === move.requestId &&
        entry.lotId === move.lotId &&
        entry.date === move.date,
    ).length,
  }))
  await insertUseMoves(trx, moves)
  return moves.length > 0
}
