// A year of attendance for everybody, by SQL: four punches a working day, some late, early, missing or doubled. The
// product itself computes the days from them, one month at a time.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { recomputeDays } from '../apps/api/src/attendance/day/recompute-days.ts'
import type { Scope } from '../apps/api/src/db/connect/scope.ts'

type History = { readonly people: number; readonly since: string; readonly today: string; readonly now: Date }
const daysAtOnce = 30

/** Returns the seconds that the product took to compute and store the days. */
export async function makeAttendance(
  trx: Scope,
  workspaceId: string,
  { people, since, today, now }: History,
): Promise<number> {
  await sql`update company_profile set attendance_since = ${since}, attendance_closed_to = ${addDays(today, -1)}
    where workspace_id = ${workspaceId}`.execute(trx)
  await makeGrades(trx, workspaceId)
  await makePunches(trx, workspaceId, { people, since, today, now })
  const employeeIds = Array.from({ length: people }, (_, place) => 1001 + place)
  const started = performance.now()
  for (let from = since; from <= today; from = addDays(from, daysAtOnce)) {
    const last = addDays(from, daysAtOnce - 1)
    const dates = { from, to: last < today ? last : today }
    await recomputeDays(trx, { employeeIds, ...dates }, { by: null, cause: 'DAY_ENDED' })
  }
  return (performance.now() - started) / 1000
}

const makeGrades = (trx: Scope, workspaceId: string) =>
  sql`
    update employee_job j set job_grade_id = g.id
    from (select id, row_number() over (order by sort_order, name) as place, count(*) over () as all_of_them
      from job_grade where workspace_id = ${workspaceId}) g
    where j.workspace_id = ${workspaceId} and g.place = 1 + j.employee_id % g.all_of_them`.execute(trx)

/** A hash of person, day and slot instead of a random number: every run has the same data. */
export const makePunches = (trx: Scope, workspaceId: string, { people, since, today, now }: History) =>
  sql`
    with slot as (
      select 1000 + n as employee_id, d::date as date, s.time, s.place,
        abs(hashtext(n || '-' || d::date || '-' || s.place)) % 1000 as chance
      from generate_series(1, ${people}::integer) n,
        generate_series(${since}::date, ${today}::date, '1 day') d,
        (values (1, time '08:30'), (2, time '12:00'), (3, time '13:00'), (4, time '17:30')) s (place, time)
      where extract(isodow from d) < 6
    )
    insert into punch (workspace_id, id, employee_id, at, time_zone, source, device, received_at)
    select ${workspaceId}, gen_random_uuid(), employee_id, at, 'Asia/Vientiane', 'DEVICE', 'Main door', at
    from slot, lateral (select (date + time) at time zone 'Asia/Vientiane'
      + make_interval(secs => case
          when chance < 100 and place = 1 then chance * 42
          when chance < 30 and place = 4 then chance * -60
          when place in (1, 3) then chance * -0.6
          else chance * 0.6 end) as at) punched
    where chance < 985 and at <= ${now}`.execute(trx)
