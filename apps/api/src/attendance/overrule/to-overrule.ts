// An overrule as in the contract, with who entered and who undid it.
import type { OverruleEntry } from '@hr/contract/attendance.ts'
import type { Person } from '@hr/contract/person.ts'

type Row = Pick<OverruleEntry, 'id' | 'actionId' | 'type' | 'timeIn' | 'timeOut' | 'reason'> & {
  readonly createdAt: Date
  readonly byId: number | null
  readonly undoneAt: Date | null
  readonly undoneById: number | null
}

export const peopleOfOverrules = (rows: readonly Pick<Row, 'byId' | 'undoneById'>[]) =>
  rows.flatMap(({ byId, undoneById }) => [byId, undoneById])

export const toOverrule = (row: Row, people: ReadonlyMap<number, Person>): OverruleEntry => ({
  id: row.id,
  actionId: row.actionId,
  type: row.type,
  timeIn: row.timeIn,
  timeOut: row.timeOut,
  reason: row.reason,
  at: row.createdAt.toISOString(),
  by: people.get(row.byId ?? 0) ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoneBy: people.get(row.undoneById ?? 0) ?? null,
})
