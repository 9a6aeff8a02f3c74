// What an approver decides about leave with: the balance lot by lot, who else is away, files (L5, L7). Half days are
// integers.
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { person } from './person.ts'

const lotKinds = ['GRANT', 'CARRY_OVER', 'ADJUSTMENT', 'OPENING'] as const

/** What a request takes of one lot; `before` is what is left of the lot without it. */
const lotUse = z.object({
  kind: z.enum(lotKinds),
  /** The last day its days can be taken; null = they never expire. */
  validTo: z.nullable(z.string()),
  before: z.int(),
  taken: z.int(),
  after: z.int(),
})

/** A leave year that a request touches: the balance without it and with it, and the lots in the order they pay (L5). */
export const yearBalance = z.object({
  from: z.string(),
  to: z.string(),
  before: z.int(),
  after: z.int(),
  lots: z.array(lotUse),
})
export type YearBalance = z.output<typeof yearBalance>

/** Others of the requester's unit who are on leave on the days of a request. */
export const awayColleagues = z.object({
  /** The first of them. */
  away: z.array(z.object({ employee: person, from: z.string(), to: z.string(), status: requestStatus })),
  /** All of them. */
  awayCount: z.int(),
})
export type AwayColleagues = z.output<typeof awayColleagues>

/** For the current approver of the request. */
export const decisionFacts = z.extend(awayColleagues, {
  /** Empty for a type that no balance limits. Other requests that are pending count as taken (L4). */
  years: z.array(yearBalance),
  fileCount: z.int(),
})
export type DecisionFacts = z.output<typeof decisionFacts>
