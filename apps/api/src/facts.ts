// Changes that features above react to. reactions.ts lists who reacts, in which order; the server passes it down with its
// services.
import type { Recounted } from '@hr/contract/recount.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from './approval/request-kind.ts'

export type ShiftChange = {
  /** Already locked. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
  /** Take additional counted days from the balance. */
  readonly takeDays: boolean
  /** Of the new shift. */
  readonly name: string
  readonly nameLo: string
}
export type NamesMerged = {
  readonly column: 'position_id' | 'job_grade_id'
  readonly id: string
  readonly intoId: string
  /** People whose days are recomputed, from the first open date on. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
}

/** Each runs in the transaction of the change. */
export type Reactions = {
  /** People get another shift; `save` writes it between reading the old and new state. Returns recounted leave. */
  shiftChanged(work: Work<unknown>, change: ShiftChange, save: () => Promise<void>): Promise<Recounted[]>
  /** A position or grade is merged into another one, and deleted afterwards. */
  namesMerged(work: Work<unknown>, merge: NamesMerged): Promise<void>
}

declare module './services.ts' {
  interface Services {
    readonly reactions: Reactions
  }
}
