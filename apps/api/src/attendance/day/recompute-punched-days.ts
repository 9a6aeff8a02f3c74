// After many punches at once (A2, A12), recomputes only the days that one of them can belong to.
import { addDays, daysBetween, localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { FactWork } from '#api/facts.ts'
import type { Because } from './differences.store.ts'
import { mostAtOnce } from './recompute-changed-days.ts'
import { keptDates } from './kept-dates.ts'
import { recomputeDays } from './recompute-days.ts'
import { markStale } from './stale-days.store.ts'

type Punched = { readonly employeeId: number; readonly at: number }
type Span = { readonly from: LocalDate; readonly to: LocalDate }
type Group = Span & { readonly employeeIds: readonly number[] }

/** Each group costs some statements, whatever its number of days. */
const mostGroups = 30

/** Call in the transaction of the punches, after them. Leaves many days to the job. */
export async function recomputePunchedDays(
  { db, services }: FactWork,
  punches: readonly Punched[],
  because: Because,
  onComputed: (done: number, total: number) => void,
): Promise<void> {
  const { workspaceId } = db
  const groups = await groupsOf(db, punches)
  const days = groups.reduce((sum, group) => sum + daysOf(group), 0)
  if (days > mostAtOnce || groups.length > mostGroups) {
    for (const group of groups) await markStale(db, group, because)
    return services.jobs.add(db, 'attendance.recompute', { workspaceId }, { singletonKey: workspaceId })
  }
  let done = 0
  for (const group of groups.flatMap(portions)) {
    await recomputeDays(db, group, because)
    done += daysOf(group)
    onComputed(done, days)
  }
}

const daysOf = ({ from, to, employeeIds }: Group) => employeeIds.length * (daysBetween(from, to) + 1)

function portions(group: Group): Group[] {
  const most = Math.max(1, Math.floor(mostAtOnce / (daysBetween(group.from, group.to) + 1)))
  return inBatches(group.employeeIds, most).map(employeeIds => ({ ...group, employeeIds }))
}

/** Groups people with punches on the same dates. A punch affects the day before, its own and the day after (A3). */
async function groupsOf(db: Scope, punches: readonly Punched[]): Promise<Group[]> {
  const { time_zone: timeZone } = await getCompanyTime(db)
  const byPerson = Map.groupBy(punches, ({ employeeId }) => employeeId)
  const spans = [...byPerson].flatMap(([employeeId, own]) =>
    touched(own.map(({ at }) => localDateOf(at, timeZone))).map(span => ({ ...span, employeeId })),
  )
  const groups: Group[] = []
  for (const alike of Map.groupBy(spans, ({ from, to }) => `${from} ${to}`).values()) {
    const [first] = alike
    const dates = first && (await keptDates(db, first))
    if (dates) groups.push({ ...dates, employeeIds: alike.map(({ employeeId }) => employeeId) })
  }
  return groups
}

/** Merges adjacent and overlapping dates into spans. */
function touched(dates: readonly LocalDate[]): Span[] {
  const spans: Span[] = []
  for (const date of [...new Set(dates)].toSorted()) {
    const last = spans.at(-1)
    const [from, to] = [addDays(date, -1), addDays(date, 1)]
    if (last && from <= addDays(last.to, 1)) spans[spans.length - 1] = { from: last.from, to }
    else spans.push({ from, to })
  }
  return spans
}
