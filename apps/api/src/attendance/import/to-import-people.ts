// The effect of an import of punches per person, as in the contract.
import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import { punchImport } from '@hr/domain/attendance/punch-import.ts'
import type {
  NewDevicePunch,
  PunchImport,
  PunchImportFacts,
  PunchLine,
} from '@hr/domain/attendance/punch-import.ts'
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { listPeople } from '#api/people/person.ts'
import { listStaffIds } from './import-facts.queries.ts'
import { spanOf } from './plan-punches.ts'
import type { FreshPunches } from './plan-punches.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller'>

/** Lines as read, in the company's time, with the person each refers to. */
export async function toFirstLines(
  { db }: Asking,
  facts: PunchImportFacts,
  lines: readonly PunchLine[],
): Promise<PunchImportResult['firstLines']> {
  const ids = lines.map(line => {
    const { assigned, closed } = punchImport([line], facts)
    return [...assigned, ...closed][0]?.employeeId ?? null
  })
  const people = await listPeople(db, ids)
  return lines.map(({ row, person, at }, index) => ({
    row,
    person,
    ...toMoment(at, facts.timeZone),
    employee: people.get(ids[index] ?? 0) ?? null,
  }))
}

export const toMoment = (at: number, timeZone: string) => ({
  date: localDateOf(at, timeZone),
  time: `${localTimeOf(at, timeZone)}:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`,
})

/** By staff id. */
export async function toImportPeople(
  { db }: Asking,
  timeZone: string,
  { assigned }: PunchImport,
  { added }: FreshPunches,
): Promise<PunchImportResult['people']> {
  const all = Map.groupBy(assigned, ({ employeeId }) => employeeId)
  const fresh = Map.groupBy(added, ({ employeeId }) => employeeId)
  const people = await listPeople(db, [...all.keys()])
  const staffIds = await listStaffIds(db, [...all.keys()])
  return [...all]
    .flatMap(([id, own]) => {
      const employee = people.get(id)
      const added = fresh.get(id) ?? []
      if (!employee) return []
      return {
        employee,
        staffId: staffIds.get(id) ?? '',
        added: added.length,
        known: own.length - added.length,
        dates: spanOf(added, timeZone) ?? null,
      }
    })
    .toSorted((one, other) => (one.staffId < other.staffId ? -1 : 1))
}

/** Those with most punches first. */
export const toDeviceUsers = (
  timeZone: string,
  waiting: readonly NewDevicePunch[],
): PunchImportResult['deviceUsers'] =>
  [...Map.groupBy(waiting, ({ deviceUser }) => deviceUser)]
    .map(([deviceUser, own]) => ({
      deviceUser,
      name: own.find(({ name }) => name !== '')?.name ?? '',
      waiting: own.length,
      dates: spanOf(own, timeZone) ?? null,
    }))
    .toSorted((one, other) => other.waiting - one.waiting)
