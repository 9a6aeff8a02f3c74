// Who probably manages a unit that has no manager yet, by the line managers of the company (P9).
type Member = { readonly id: number; readonly unitId: string | null; readonly lineManagerId: number | null }
type Proposal = {
  readonly managerId: number
  /** Direct reports in the whole company. */
  readonly reports: number
}

/**
 * For each unit the person in it who has direct reports and reports to nobody in it: of several, the one with most direct
 * reports. Without such a person, the line manager of most of its people. Of as many, the lowest id. `members` has
 * everybody; a unit whose people report to nobody, and lead nobody, has no proposal.
 */
export function proposedManagers(members: readonly Member[]): ReadonlyMap<string, Proposal> {
  const unitOf = new Map(members.map(({ id, unitId }) => [id, unitId]))
  const reports = countReports(members, unitOf)
  const proposals = new Map<string, Proposal>()
  for (const [unitId, people] of Map.groupBy(members, member => member.unitId)) {
    if (unitId === null) continue
    const heads = people.filter(
      ({ id, lineManagerId }) => reports.has(id) && unitOf.get(lineManagerId ?? 0) !== unitId,
    )
    const managerId =
      mostOf(heads.map(({ id }) => [id, reports.get(id) ?? 0] as const)) ??
      mostOf(countReports(people, unitOf))
    if (managerId !== undefined) proposals.set(unitId, { managerId, reports: reports.get(managerId) ?? 0 })
  }
  return proposals
}

/** Somebody who has left leads nobody. */
function countReports(
  people: readonly Member[],
  present: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { lineManagerId } of people)
    if (lineManagerId !== null && present.has(lineManagerId))
      counts.set(lineManagerId, (counts.get(lineManagerId) ?? 0) + 1)
  return counts
}

function mostOf(counts: Iterable<readonly [id: number, count: number]>): number | undefined {
  const [first] = [...counts].sort(([one, most], [other, more]) => more - most || one - other)
  return first?.[0]
}
