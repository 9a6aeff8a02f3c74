// All leave data of one company: the model predicts it and compares.
import { plusDays } from './days.ts'
import { works } from './shifts.ts'

/** Applies from a date until the next entry begins. */
export type Since<T> = { readonly from: string } & T
export type Person = {
  readonly id: number
  readonly name: string
  readonly staffId: string
  readonly gender: string | null
  startedOn: string
  endedOn: string | null
  isGone: boolean
  /** Line managers over time. */
  managers: readonly Since<{ readonly managerId: number | null }>[]
  /** Own shifts; null is the default. */
  shifts: readonly Since<{ readonly shiftId: string | null }>[]
}
export type ShiftItem = {
  readonly day: number
  readonly timeIn: string
  readonly timeOut: string
  readonly from: string
  /** The last day on which it applies. */
  readonly to: string | null
}
export type Shift = {
  readonly id: string
  readonly code: string
  readonly name: string
  isDefault: boolean
  /** Counts the changes. */
  version: number
  items: readonly ShiftItem[]
}
export type Type = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly color: string
  readonly paid: boolean
  /** Days per year, from a leave year; the first entry applies from the beginning. */
  amounts: readonly { readonly year: number; readonly amount: number }[]
  readonly carryOver: number
  readonly expiresAfter: number
  readonly fileOver: number
  readonly calendarDays: boolean
  readonly proRata: boolean
  gender: 'male' | 'female' | null
}
export type Holiday = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly yearly: boolean
}
export type Lot = {
  readonly id: string
  readonly employeeId: number
  readonly typeId: string
  readonly kind: string
  readonly source: string
  readonly granted: number
  readonly from: string
  readonly to: string
  /** The adjustment that added it. */
  readonly adjustmentId?: string | null
}
export type Entry = {
  readonly lotId: string
  readonly kind: string
  readonly halfDays: number
  readonly date: string
  readonly requestId: string | null
  readonly reason: string
  /** The adjustment that booked it. */
  readonly adjustmentId?: string | null
}
export type Adjustment = {
  readonly id: string
  readonly employeeId: number
  readonly typeId: string
  readonly halfDays: number
  readonly date: string
  /** The adjustment that it undoes. */
  readonly undoes: string | null
}
export type Day = {
  readonly date: string
  readonly half: 'AM' | 'PM'
  counted: boolean
  /** The request has this half day, so that no other request may. */
  live: boolean
}
export type Step = {
  readonly resolver: string
  approverId: number | null
  status: string
  decidedBy: number | null
}
export type Delegation = {
  readonly delegatorId: number
  readonly delegateId: number
  readonly from: string
  readonly to: string
}
export type Request = {
  readonly id: string
  readonly number: number
  readonly employeeId: number
  typeId: string
  status: string
  history: number
  halfDays: number
  days: Day[]
  steps: Step[]
  readonly purpose: string
  /** The approved request that this one cancels or changes. */
  readonly originalId: string | null
  /** What happened to it since people looked at it. */
  readonly since: ('APPROVED' | 'EDITED')[]
}
/** `turn`: the current approver; null is HR, undefined nobody. */
export type Seen = {
  readonly id: string
  readonly status: string
  readonly turn: number | null | undefined
  /** The number of that step; 1 if there is none. */
  readonly order: number
  /** The number of entries in its history. */
  readonly history: number
}
/** The parts of a file row that another file can repeat. */
export type FileRow = {
  readonly employeeId: number
  readonly typeId: string
  readonly halfDays: number
  readonly date: string
}
export type State = {
  today: string
  /** The first month of a leave year (L2). */
  readonly startMonth: number
  /** The check at the door may have passed before the employment ended; for concurrent actions only. */
  isGoneLetIn: boolean
  /** What people saw before they acted, oldest first: ids of holidays, and what a form sends back. */
  seen: {
    readonly requests: readonly Seen[]
    readonly holidays: readonly string[]
    readonly types: readonly Type[]
    readonly shifts: readonly Shift[]
    readonly fileRows: readonly FileRow[]
    readonly adjustments: readonly string[]
  }
  people: Person[]
  types: Type[]
  shifts: Shift[]
  holidays: Holiday[]
  lots: Lot[]
  entries: Entry[]
  adjustments: Adjustment[]
  requests: Request[]
  delegations: Delegation[]
  /** Booked file rows. */
  fileRows: FileRow[]
}

export const left = (state: State, lot: Lot): number =>
  lot.granted + total(state.entries.filter(entry => entry.lotId === lot.id))

export const total = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { halfDays }) => sum + halfDays, 0)

export const isUndone = (state: State, { id }: Adjustment): boolean =>
  state.adjustments.some(({ undoes }) => undoes === id)

/** In words and without ids, so that prediction and stored rows are comparable. */
export function shown(state: State) {
  const name = (id: number) => state.people.find(person => person.id === id)?.name ?? '?'
  const code = (id: string) => state.types.find(type => type.id === id)?.code ?? '?'
  const lotOf = (id: string) => state.lots.find(lot => lot.id === id)
  const paid = ({ id }: Request) =>
    [...Map.groupBy(own(state, id), ({ lotId, date }) => `${date} ${lotOf(lotId)?.kind} ${lotOf(lotId)?.to}`)]
      .map(([lot, entries]) => ({ lot, halfDays: 0 - total(entries) }))
      .filter(({ halfDays }) => halfDays !== 0)
      .map(({ lot, halfDays }) => `${lot}: ${halfDays}`)
      .sort()
  return {
    people: state.people.map(one => ({
      person: `${one.name} ${one.startedOn}..${one.endedOn ?? ''}${one.isGone ? ' gone' : ''}`,
      managers: one.managers
        .map(({ from, managerId }) => `${from} ${managerId === null ? '' : name(managerId)}`)
        .join(),
      works: worksShown(state, one),
    })),
    types: state.types.map(
      one =>
        `${one.code} ${one.gender ?? ''} ${one.amounts.map(({ year, amount }) => `${year}: ${amount}`).join()}`,
    ),
    fileRows: state.fileRows
      .map(one => `${name(one.employeeId)} ${code(one.typeId)} ${one.halfDays} ${one.date}`)
      .sort(),
    adjustments: state.adjustments
      .map(
        one =>
          `${name(one.employeeId)} ${code(one.typeId)} ${one.halfDays} ${one.date}${isUndone(state, one) ? ' undone' : ''}`,
      )
      .sort(),
    holidays: state.holidays.map(({ from, to, yearly }) => `${from}..${to}${yearly ? ' yearly' : ''}`).sort(),
    delegations: state.delegations
      .map(one => `${name(one.delegateId)} for ${name(one.delegatorId)} ${one.from}..${one.to}`)
      .sort(),
    lots: state.lots
      .map(lot =>
        [
          name(lot.employeeId),
          code(lot.typeId),
          lot.kind,
          `${lot.from}..${lot.to}`,
          lot.granted,
          left(state, lot),
        ].join(' '),
      )
      .sort(),
    requests: state.requests.map(request => ({
      request: `${request.number} ${name(request.employeeId)} ${code(request.typeId)} ${request.purpose}`,
      status: `${request.status}, ${request.halfDays} half days`,
      counted: request.days.filter(day => day.counted).map(shownDay),
      leftOut: request.days.filter(day => !day.counted).map(shownDay),
      steps: request.steps.map(
        step =>
          `${step.approverId === null ? 'HR' : name(step.approverId)} ${step.status} ${step.decidedBy === null ? '' : name(step.decidedBy)}`,
      ),
      paid: paid(request),
    })),
  }
}

/** One letter for each of the days around today. */
const worksShown = (state: State, { id }: Person) =>
  Array.from({ length: 40 }, (_, day) => {
    const date = plusDays(state.today, day - 10)
    return works(state, id, date) ? 'x' : '.'
  }).join('')

const shownDay = ({ date, half, live }: Day) => `${date} ${half}${live ? ' held' : ''}`

/** The entries of a request. */
export const own = (state: State, requestId: string): Entry[] =>
  state.entries.filter(entry => entry.requestId === requestId)
