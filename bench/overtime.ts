// Settles a month of overtime of 5,000 people, 20,000 records, in memory and stored (O3-O6), and reads lists of them.
// Usage: node bench/overtime.ts   (about three minutes)
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { settleDays } from '@hr/domain/overtime/settle-days.ts'
import type { OtDayToSettle } from '@hr/domain/overtime/settle-days.ts'
import { sql } from 'kysely'
import { recomputeDays } from '../apps/api/src/attendance/day/recompute-days.ts'
import { settleRecords } from '../apps/api/src/attendance/overtime/settle-records.ts'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import type { Scope } from '../apps/api/src/db/connect/scope.ts'
import { percentile, say, startBenchCompany } from './bench-company.ts'

const people = 5000
const evenings = ['2026-03-03', '2026-03-05', '2026-03-10', '2026-03-12']
const now = new Date('2026-03-19T12:00:00+07:00')
const employeeIds = Array.from({ length: people }, (_, place) => 1001 + place)
const month = { from: '2026-03-02', to: '2026-03-13' }
const ended = { by: null, cause: 'DAY_ENDED', isJob: true } as const

const days = employeeIds.map(id => evenings.map(date => evening(date, id % 150)))
// The first time half of it is compiling.
for (const of of days) settleDays(of)
const passes = Array.from({ length: 5 }, () => {
  const started = process.cpuUsage()
  for (const of of days) settleDays(of)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
})
say(
  `in memory: ${people * evenings.length} records in ${percentile(passes, 0.5).toFixed(0)} ms, median of five`,
)

const company = await startBenchCompany({ people, units: 200, now: () => now, fill })
await inWorkspace(company.db, company.workspaceId, async trx => {
  const db = trx.as({ now, actor: { job: 'bench' } })
  await db.delete('ot_record').execute()
  await timed('stored: first', () => settleRecords(db, { employeeIds, ...month }, ended))
  await timed('stored: again, nothing changes', () => settleRecords(db, { employeeIds, ...month }, ended))
})
await sql`vacuum analyze`.execute(company.owner)
const hr = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
const dates = 'from=2026-02-21&to=2026-03-20'
for (const url of [
  `/ot-records?scope=all&${dates}`,
  `/ot-summary?scope=all&${dates}`,
  '/ot-requests?scope=all',
]) {
  const times: number[] = []
  for (let round = 0; round < 120; round++) {
    const begun = performance.now()
    await company.call({ token: hr, url })
    if (round >= 20) times.push(performance.now() - begun)
  }
  say(
    `${url.split('?')[0]}: ${percentile(times, 0.5).toFixed(1)} ms median, ${percentile(times, 0.95).toFixed(1)} ms 95 %`,
  )
}
await company.close()

async function timed(what: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await run()
  say(`${what}: ${Math.round(performance.now() - start)} ms`)
}

/** Requests of a year, 100,000, and the days of four evenings. */
async function fill(trx: Scope, workspaceId: string): Promise<void> {
  await sql`update company_profile set attendance_since = ${month.from}, attendance_closed_to = ${month.to}
    where workspace_id = ${workspaceId}`.execute(trx)
  await sql`update employee_job set salary_amount = 5200000, salary_currency = 'LAK'
    where workspace_id = ${workspaceId}`.execute(trx)
  await insertRequests(trx, workspaceId, evenings)
  await insertRequests(
    trx,
    workspaceId,
    Array.from({ length: 16 }, (_, place) => addDays('2025-11-03', place * 7)),
  )
  await sql`
    insert into punch (workspace_id, id, employee_id, at, time_zone, source, device, received_at)
    select ${workspaceId}, gen_random_uuid(), 1000 + n, (d + t) at time zone 'Asia/Vientiane', 'Asia/Vientiane', 'DEVICE',
      'Main door', now()
    from generate_series(1, ${people}::integer) n, unnest(${evenings}::date[]) d,
      lateral (values (time '08:25'), (time '17:30' + make_interval(mins => n % 150))) s (t)`.execute(trx)
  for (const date of evenings)
    await recomputeDays(
      trx.as({ now, actor: { job: 'bench' } }),
      { employeeIds, from: addDays(date, -1), to: date },
      ended,
    )
}

async function insertRequests(trx: Scope, workspaceId: string, on: readonly string[]): Promise<void> {
  await sql`
    insert into ot_request (workspace_id, id, number, employee_id, from_date, to_date, time_in, time_out, reason, status,
      created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(),
      (select coalesce(max(number), 0) from ot_request where workspace_id = ${workspaceId})
        + row_number() over (order by d, n),
      1000 + n, d, d, '17:30', '20:00', 'Bench', 'APPROVED', d, d
    from generate_series(1, ${people}::integer) n, unnest(${on}::date[]) d`.execute(trx)
}

function evening(date: string, minutes: number): OtDayToSettle {
  const at = (time: string) => Date.parse(`${date}T${time}:00+07:00`)
  return {
    before: undefined,
    after: undefined,
    day: {
      date,
      timeZone: 'Asia/Vientiane',
      isHoliday: false,
      schedule: [{ startsAt: at('08:30'), endsAt: at('17:30') }],
      windowEndsAt: at('22:00'),
      overtime: [{ timeIn: '17:30', timeOut: '20:00' }],
      presence: [{ inAt: at('08:25'), outAt: at('17:30') + minutes * 60_000 }],
    },
    setting: defaultOtSetting,
    salary: { amount: 5_200_000, currency: 'LAK' },
    byHand: null,
  }
}
