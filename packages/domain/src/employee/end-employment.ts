// Ending an employment (P7, P8, R8): whether it may end on a day, what of the requests ends with it, and who leads the
// people who are left.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { factsOn, withReplaced } from './job-history.ts'
import type { JobFacts, JobRow } from './job-history.ts'

export type EndFacts = {
  readonly status: 'active' | 'probation' | 'inactive' | 'terminated'
  readonly startedOn: LocalDate
  readonly endedOn: LocalDate | null
  /** The last day, as it would be. */
  readonly date: LocalDate
  readonly isOneself: boolean
}
type EndRefusal =
  | { readonly code: 'OWN_EMPLOYMENT'; readonly date: null }
  | { readonly code: 'ALREADY_ENDED' | 'BEFORE_EMPLOYMENT'; readonly date: LocalDate }

/** A planned end can be moved; one that has passed must be undone first. */
export function endRefusal({
  status,
  startedOn,
  endedOn,
  date,
  isOneself,
}: EndFacts): EndRefusal | undefined {
  if (isOneself) return { code: 'OWN_EMPLOYMENT', date: null }
  if (status === 'terminated') return { code: 'ALREADY_ENDED', date: endedOn ?? date }
  if (date < startedOn) return { code: 'BEFORE_EMPLOYMENT', date: startedOn }
  return undefined
}

/** The first day others lead. Whose last day is today is gone now, so it is today. */
export const handoverDay = (date: LocalDate, today: LocalDate): LocalDate =>
  date === today ? today : addDays(date, 1)

type Dates = { readonly from: LocalDate; readonly to: LocalDate; readonly status: 'PENDING' | 'APPROVED' }

/** Requests to cancel: pending ones that reach beyond the last day, and leave that starts after it. */
export const endsWith = (request: Dates, date: LocalDate): boolean =>
  request.status === 'PENDING' ? request.to > date : request.from > date

/** Shown beforehand: everything that is pending, and approved leave beyond the last day. */
export const isAffected = (request: Dates, date: LocalDate): boolean =>
  request.status === 'PENDING' || request.to > date

export type Handover = {
  readonly from: LocalDate
  readonly managerId: number
  /** Null = nobody. */
  readonly newManagerId: number | null
  /** Who led the one who leaves: leads the new manager, when that is one of the reports. */
  readonly aboveId: number | null
}

/** The history of a report, handed over. Nobody leads themselves. */
export const handedOver = (
  employeeId: number,
  rows: readonly JobRow[],
  { from, managerId, newManagerId, aboveId }: Handover,
): JobRow[] => {
  const value = newManagerId === employeeId ? aboveId : newManagerId
  return withReplaced(rows, { from, fact: 'lineManagerId', old: managerId, value })
}

/** The rows up to the last day, without changes planned for later. */
export const historyUntil = (rows: readonly JobRow[], date: LocalDate): JobRow[] => {
  const kept = rows.filter(row => row.from <= date)
  return kept.map((row, index) => (index === kept.length - 1 ? { ...row, to: null } : row))
}

/** Undoes a handover: the manager of the day before continues, if the day still shows the handover. */
export const handedBack = (
  employeeId: number,
  rows: readonly JobRow[],
  { from, managerId, newManagerId, aboveId }: Handover,
): JobRow[] => {
  const before = factsOn(rows, addDays(from, -1))?.lineManagerId
  const value = newManagerId === employeeId ? aboveId : newManagerId
  const isHandover = before === managerId && leaderOn(rows, from) === value
  if (!isHandover) return [...rows]
  return withReplaced(rows, { from, fact: 'lineManagerId', old: value, value: managerId })
}

const leaderOn = (rows: readonly JobRow[], date: LocalDate): JobFacts['lineManagerId'] =>
  factsOn(rows, date)?.lineManagerId ?? null
