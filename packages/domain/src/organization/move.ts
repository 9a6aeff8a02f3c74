// What moving a unit, or giving it another manager, does to those who lead (P5, P9, R9).
import { pathTo } from './tree.ts'
import type { TreeRow } from './tree.ts'

export type Unit = TreeRow<string> & { readonly managerId: number | null }
export type Member = {
  readonly id: number
  readonly unitId: string | null
  readonly lineManagerId: number | null
}
type TeamChange = { readonly leaderId: number; readonly gains: number; readonly loses: number }

/** The siblings of the new place in their order, with the moved one among them; without an index it comes last. */
export function orderAfterMove<Id>(siblings: readonly Id[], id: Id, index: number | undefined): Id[] {
  const others = siblings.filter(other => other !== id)
  const place = Math.min(index ?? others.length, others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Everybody who leads the person by a unit or by the chain of line managers (P5); never the person. */
export function leadersOf(
  units: ReadonlyMap<string, Unit>,
  chain: ReadonlyMap<number, TreeRow<number>>,
  member: Member,
): Set<number> {
  const byUnit = pathTo(units, member.unitId).flatMap(unit => unit.managerId ?? [])
  const byChain = pathTo(chain, member.lineManagerId).map(person => person.id)
  const top = member.lineManagerId !== null && byChain.length === 0 ? [member.lineManagerId] : []
  const leaders = new Set([...byUnit, ...byChain, ...top])
  leaders.delete(member.id)
  return leaders
}

/** Whose team gains or loses whom, those with the greatest change first. */
export function teamChanges(
  before: ReadonlyMap<string, Unit>,
  after: ReadonlyMap<string, Unit>,
  members: readonly Member[],
): TeamChange[] {
  const chain = new Map(members.map(({ id, lineManagerId }) => [id, { id, parentId: lineManagerId }]))
  const changes = new Map<number, { leaderId: number; gains: number; loses: number }>()
  const of = (leaderId: number) => {
    const known = changes.get(leaderId) ?? { leaderId, gains: 0, loses: 0 }
    changes.set(leaderId, known)
    return known
  }
  for (const member of members) {
    const led = leadersOf(before, chain, member)
    const willBeLed = leadersOf(after, chain, member)
    for (const leader of led) if (!willBeLed.has(leader)) of(leader).loses += 1
    for (const leader of willBeLed) if (!led.has(leader)) of(leader).gains += 1
  }
  return [...changes.values()].toSorted(
    (one, other) => other.gains + other.loses - one.gains - one.loses || one.leaderId - other.leaderId,
  )
}
