// The days of one person as they are stored. A day of which nothing is stored yet (today before the first punch, a night
// on which the job did not run) is computed where it is read, and stored by whoever changes a fact or by the job.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { listDays } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'
import { keptDates } from './kept-dates.ts'
import { loadPersonFacts } from './person-facts.ts'
import type { Employed } from './person-facts.ts'

/** By date; without dates before the company kept attendance, after today and outside the contract. */
export async function readDays(
  db: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
  { person, ...wanted }: Dates & { readonly person: Employed },
): Promise<DayRecord[]> {
  const dates = await keptDates(db, workspaceId, now, wanted)
  if (!dates) return []
  const stored = new Map(
    (await listDays(db, workspaceId, person.id, dates)).map(row => [row.date, row.record]),
  )
  const missing = datesFrom(dates.from, dates.to).filter(date => stored.get(date)?.isProvisional !== false)
  const [first, last] = [missing[0], missing.at(-1)]
  if (first === undefined || last === undefined) return [...stored.values()]
  const { span, facts } = await loadPersonFacts(db, workspaceId, [person], { from: first, to: last })
  const own = facts.get(person.id)
  const computed = own ? attendanceDays(span, own, now.getTime()).days : []
  for (const { record } of computed) stored.set(record.date, record)
  return [...stored.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
