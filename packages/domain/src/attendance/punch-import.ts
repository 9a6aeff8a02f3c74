// The outcome of each line of a punch file (A2): whose punch it is, or why it is skipped. The position of a line
// and the choice of file make no difference.
import type { DateRange } from '../calendar/date-filter.ts'
import { addDays, localDateOf } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type PunchLine = {
  readonly row: number
  /** By our staff id, or by the number a device knows the person by. */
  readonly by: 'staffId' | 'deviceNumber'
  readonly person: string
  /** Milliseconds. */
  readonly at: number
  readonly device: string
  /** Of the person, as the file has it. */
  readonly name: string
}
/** The holder of a device number from a date until the next holder. */
export type DeviceHolder = { readonly from: LocalDate; readonly employeeId: number }
export type Employed = { readonly startedOn: LocalDate; readonly endedOn: LocalDate | null }
export type PunchImportFacts = {
  /** Of the company. */
  readonly timeZone: string
  readonly now: number
  /** By the staff id in lower case. */
  readonly staff: ReadonlyMap<string, number>
  /** Whom a number belongs to by the record of the person. */
  readonly numbers: ReadonlyMap<string, number>
  /** By number, in any order: what HR said counts before the record. */
  readonly holders: ReadonlyMap<string, readonly DeviceHolder[]>
  readonly employed: ReadonlyMap<number, Employed>
  readonly closed: readonly DateRange[]
  /** Punches in closed periods are taken too. */
  readonly takesClosed: boolean
  /** The importer's own punches are left to others (P11). */
  readonly own?: { readonly employeeId: number | null; readonly code: 'OWN_RECORD' | 'OWN_ROW_BY_HAND' }
}
/** `deviceUser` is empty where the file says the staff id. */
export type NewDevicePunch = Pick<PunchLine, 'at' | 'device' | 'name'> & { readonly deviceUser: string }
export type AssignedPunch = NewDevicePunch & { readonly employeeId: number }
export type ClosedPunch = AssignedPunch & Pick<PunchLine, 'row'>
export type BadPunchLine = {
  readonly row: number
  readonly code:
    | 'PUNCH_FUTURE'
    | 'staffIdUnknown'
    | 'BEFORE_EMPLOYMENT'
    | 'AFTER_EMPLOYMENT'
    | 'OWN_RECORD'
    | 'OWN_ROW_BY_HAND'
  readonly date?: LocalDate
}
export type PunchImport = {
  /** Each once, however often the file has it. */
  readonly assigned: readonly AssignedPunch[]
  /** Those of numbers that belonged to nobody on the date. */
  readonly waiting: readonly NewDevicePunch[]
  /** With the line that has it, for the list of skipped lines. */
  readonly closed: readonly ClosedPunch[]
  readonly bad: readonly BadPunchLine[]
}

/** The number belongs to the person assigned last. */
export const holderOn = (holders: readonly DeviceHolder[], date: LocalDate): number | undefined => {
  const begun = holders.filter(({ from }) => from <= date)
  return begun.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(-1)?.employeeId
}

/** A night shift may end on the day after the last one. */
function employmentFault(
  { startedOn, endedOn }: Employed,
  date: LocalDate,
): { readonly code: 'BEFORE_EMPLOYMENT' | 'AFTER_EMPLOYMENT'; readonly date: LocalDate } | undefined {
  if (date < startedOn) return { code: 'BEFORE_EMPLOYMENT', date: startedOn }
  if (endedOn !== null && date > addDays(endedOn, 1)) return { code: 'AFTER_EMPLOYMENT', date: endedOn }
  return undefined
}

export function punchImport(lines: readonly PunchLine[], facts: PunchImportFacts): PunchImport {
  const assigned = new Map<string, AssignedPunch>()
  const closed = new Map<string, ClosedPunch>()
  const waiting = new Map<string, NewDevicePunch>()
  const bad: BadPunchLine[] = []
  for (const line of lines) {
    const fate = fateOf(line, facts)
    if ('code' in fate) {
      bad.push({ row: line.row, ...fate })
      continue
    }
    const { at, device, name } = line
    const punch = { at, device, name, deviceUser: line.by === 'deviceNumber' ? line.person : '' }
    const { employeeId } = fate
    if (employeeId === undefined) keep(waiting, `${punch.deviceUser} ${at}`, punch)
    else if (fate.isClosed) keep(closed, `${employeeId} ${at}`, { ...punch, employeeId, row: line.row })
    else keep(assigned, `${employeeId} ${at}`, { ...punch, employeeId })
  }
  return {
    assigned: [...assigned.values()],
    waiting: [...waiting.values()],
    closed: [...closed.values()],
    bad,
  }
}

type Fate =
  | Omit<BadPunchLine, 'row'>
  | { readonly employeeId: number | undefined; readonly isClosed: boolean }

function fateOf({ by, person, at }: PunchLine, facts: PunchImportFacts): Fate {
  if (at > facts.now) return { code: 'PUNCH_FUTURE' }
  const date = localDateOf(at, facts.timeZone)
  const employeeId =
    by === 'staffId'
      ? facts.staff.get(person.toLowerCase())
      : (holderOn(facts.holders.get(person) ?? [], date) ?? facts.numbers.get(person))
  const employed = employeeId === undefined ? undefined : facts.employed.get(employeeId)
  const fault = employed && employmentFault(employed, date)
  // A device number can change hands, so a punch outside the employment waits. A staff id never means somebody else.
  if (!employed || fault)
    return by === 'staffId'
      ? (fault ?? { code: 'staffIdUnknown' })
      : { employeeId: undefined, isClosed: false }
  if (facts.own && employeeId === facts.own.employeeId) return { code: facts.own.code }
  const isClosed = facts.closed.some(({ from, to }) => from <= date && date <= to)
  return { employeeId, isClosed: isClosed && !facts.takesClosed }
}

/** Of the same punch from two devices the one that sorts first: the order of the lines decides nothing. */
function keep<Punch extends NewDevicePunch>(known: Map<string, Punch>, key: string, punch: Punch): void {
  const before = known.get(key)
  if (!before || evidence(punch) < evidence(before)) known.set(key, punch)
}

type Kept = NewDevicePunch & { readonly row?: number }
const evidence = ({ deviceUser, device, name, row = 0 }: Kept) =>
  JSON.stringify([deviceUser, device, name, String(row).padStart(7, '0')])
