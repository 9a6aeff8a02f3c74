// Who is affected by changed penalty tables, and how they would have changed the last ended period (A9).
import type { RatePreview } from '@hr/contract/attendance-rate.ts'
import { mostAffected } from '@hr/contract/setting-effect.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { listPeople } from '#api/people/person.ts'
import { seenPeople } from '../day/day-scope.ts'
import { listPersonEffects } from './rate-effect.queries.ts'
import type { GradeSpan } from './rate-effect.queries.ts'
import { rateGrades } from './rate-grades.ts'

type Reach = Omit<RatePreview, 'effect'>
type PersonEffect = Awaited<ReturnType<typeof listPersonEffects>>[number]

export async function rateReach(work: Work<unknown>, spans: readonly GradeSpan[]): Promise<Reach> {
  const today = await todayIn(work.db)
  const from = spans.map(span => span.from).toSorted()[0] ?? null
  const changed = new Set(spans.map(({ jobGradeId }) => jobGradeId))
  const grades = from === null ? [] : await rateGrades(work.db, from > today ? from : today)
  return {
    from,
    grades: grades.flatMap(({ id, name, nameLo, people }) =>
      changed.has(id) ? [{ id, name, nameLo, people }] : [],
    ),
    lastPeriod: await lastPeriodWith(work, spans, today),
  }
}

/** A change that starts later is compared as if its first day had been the first of the period. */
async function lastPeriodWith(
  work: Work<unknown>,
  spans: readonly GradeSpan[],
  today: LocalDate,
): Promise<Reach['lastPeriod']> {
  const { db } = work
  const period = attendancePeriod(addDays(attendancePeriod(today).from, -1))
  if (period.to < (await getCompanyTime(db)).attendance_since) return null
  const first = [...Map.groupBy(spans, ({ jobGradeId }) => jobGradeId).values()].flatMap(own =>
    own.slice(0, 1),
  )
  const asIf = first.map(({ jobGradeId, rows }) => ({ jobGradeId, rows, ...period }))
  const differing = (await listPersonEffects(db, asIf)).filter(isDifferent)
  const seen = await seenPeople(work)
  const shown = differing
    .filter(({ employeeId }) => seen === 'all' || seen.includes(employeeId))
    .toSorted((one, other) => difference(other) - difference(one))
    .slice(0, mostAffected)
  const people = await listPeople(
    db,
    shown.map(({ employeeId }) => employeeId),
  )
  const sum = (count: (effect: PersonEffect) => number) =>
    differing.reduce((total, effect) => total + count(effect), 0)
  return {
    ...period,
    people: differing.length,
    days: sum(({ days }) => days),
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
    withoutRateBefore: sum(({ withoutRateBefore }) => withoutRateBefore),
    withoutRateAfter: sum(({ withoutRateAfter }) => withoutRateAfter),
    rows: shown.map(effect => ({
      employee: orNotFound(people.get(effect.employeeId)),
      before: effect.withoutRateBefore > 0 ? null : effect.before,
      after: effect.withoutRateAfter > 0 ? null : effect.after,
    })),
  }
}

const difference = ({ before, after }: PersonEffect): number => Math.abs(after - before)

const isDifferent = (effect: PersonEffect): boolean =>
  effect.before !== effect.after || effect.withoutRateBefore !== effect.withoutRateAfter
