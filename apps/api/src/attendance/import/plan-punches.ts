// Plans an import of punches (A2): the person of each line, and which punches are new.
import type { AppCaller } from '#api/http/caller.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { punchImport } from '@hr/domain/attendance/punch-import.ts'
import type {
  AssignedPunch,
  ClosedPunch,
  NewDevicePunch,
  PunchImport,
  PunchImportFacts,
  PunchLine,
} from '@hr/domain/attendance/punch-import.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { listHolders, listStamps, stampKey } from './device-punch.store.ts'
import { listImported, listNamedInFile, punchKey } from './import-facts.queries.ts'

type Asking = Pick<Work<unknown>, 'db' | 'now'> & { readonly caller: Pick<AppCaller, 'workspaceId'> }

/** The people of the lines, and the closed dates among them. */
export async function punchFacts(
  { db, now }: Asking,
  lines: readonly PunchLine[],
  takesClosed: boolean,
): Promise<PunchImportFacts> {
  const { time_zone: timeZone } = await getCompanyTime(db)
  const said = (by: PunchLine['by']) => new Set(lines.flatMap(line => (line.by === by ? line.person : [])))
  const numbers = said('deviceNumber')
  const holders = await listHolders(db, [...numbers])
  const people = await listNamedInFile(db, {
    staffKeys: [...said('staffId')].map(staffKey),
    numbers,
    ids: [...holders.values()].flat().map(({ employeeId }) => employeeId),
  })
  const dates = spanOf(lines, timeZone)
  return {
    timeZone,
    now: now.getTime(),
    staff: new Map(people.map(({ staffId, id }) => [staffKey(staffId), id])),
    numbers: new Map(
      people.flatMap(({ deviceNumber, id }) => (deviceNumber === null ? [] : [[deviceNumber, id]])),
    ),
    holders,
    employed: new Map(people.map(({ id, ...employed }) => [id, employed])),
    closed: dates ? await listClosedPeriods(db, dates) : [],
    takesClosed,
  }
}

/** The dates of the stamps; undefined without any. */
export function spanOf(stamps: readonly { readonly at: number }[], timeZone: string) {
  let [first, last] = [Infinity, -Infinity]
  for (const { at } of stamps) [first, last] = [Math.min(first, at), Math.max(last, at)]
  if (first > last) return undefined
  return { from: localDateOf(first, timeZone), to: localDateOf(last, timeZone) }
}

export type FreshPunches = {
  readonly added: readonly AssignedPunch[]
  /** Existing or new punches of a person that were unassigned until now. */
  readonly given: readonly AssignedPunch[]
  readonly waiting: readonly NewDevicePunch[]
  readonly closed: readonly ClosedPunch[]
  readonly takesClosed: boolean
}
type PunchPlan = { readonly plan: PunchImport; readonly fresh: FreshPunches }

export async function planPunches(
  { db }: Asking,
  lines: readonly PunchLine[],
  facts: PunchImportFacts,
): Promise<PunchPlan> {
  const plan = punchImport(lines, facts)
  const { assigned, waiting, closed } = plan
  const imported = await listImported(db, [...assigned, ...closed])
  const stamped = [...assigned, ...closed, ...waiting].filter(({ deviceUser }) => deviceUser !== '')
  const stamps = await listStamps(db, stamped)
  const isNew = (punch: AssignedPunch) =>
    !imported.has(punchKey(punch)) && stamps.get(stampKey(punch))?.isWaiting !== false
  const added = assigned.filter(isNew)
  return {
    plan,
    fresh: {
      added,
      given: assigned.filter(punch => stamps.get(stampKey(punch))?.isWaiting),
      waiting: waiting.filter(punch => !stamps.has(stampKey(punch))),
      closed: closed.filter(isNew),
      takesClosed: added.some(({ at }) => isWithin(facts, at)),
    },
  }
}

/** Whether it is in a closed period. */
function isWithin({ closed, timeZone }: PunchImportFacts, at: number): boolean {
  if (closed.length === 0) return false
  const date = localDateOf(at, timeZone)
  return closed.some(({ from, to }) => from <= date && date <= to)
}
