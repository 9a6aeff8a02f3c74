// What a feature changes and features above it depend on. reactions.ts says who reacts, and in which order; the server
// hands it down with its services.
import type { Recounted } from '@hr/contract/recount.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from './approval/request-kind.ts'

export type ShiftChange = {
  /** Locked already. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
  /** Days that count now are taken from the balance. */
  readonly takeDays: boolean
  /** Of the new shift. */
  readonly name: string
  readonly nameLo: string
}
export type NamesMerged = {
  readonly column: 'position_id' | 'job_grade_id'
  readonly id: string
  readonly intoId: string
  /** Whose days follow the other name, from the first open date on. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
}

/** Each runs in the transaction of the change. */
export type Reactions = {
  /** People get another shift; `save` writes it, between what is read before and after. Gives the leave counted again. */
  shiftChanged(work: Work<unknown>, change: ShiftChange, save: () => Promise<void>): Promise<Recounted[]>
  /** A position or a grade becomes part of another one, and is deleted after. */
  namesMerged(work: Work<unknown>, merge: NamesMerged): Promise<void>
}

declare module './services.ts' {
  interface Services {
    readonly reactions: Reactions
  }
}
