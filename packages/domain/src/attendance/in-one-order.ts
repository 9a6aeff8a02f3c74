// The lists of a day's facts in one order, whatever the order in which they arrived (A12).
import type { ApprovedFacts } from './day-facts.ts'

export const inOneOrder = (facts: ApprovedFacts): ApprovedFacts => ({
  leave: ordered(facts.leave),
  offSite: ordered(facts.offSite),
  attendanceRequests: ordered(facts.attendanceRequests),
  overtime: ordered(facts.overtime),
  overrules: ordered(facts.overrules),
})

function ordered<Fact extends object>(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length < 2) return facts
  return facts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
