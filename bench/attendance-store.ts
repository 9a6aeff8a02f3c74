// A month of attendance of 5,000 people: computed and stored, and stored again when nothing has changed.
// Usage: node bench/attendance-store.ts [people]   (about a minute)
import { sql } from 'kysely'
import { recomputeDays } from '../apps/api/src/attendance/day/recompute-days.ts'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import { makePunches } from './attendance-history.ts'
import { say, startBenchCompany } from './bench-company.ts'

const people = Number(process.argv[2] ?? 5_000)
const dates = { from: '2026-02-21', to: '2026-03-20' }
const now = new Date('2026-03-21T12:00:00+07:00')
const employeeIds = Array.from({ length: people }, (_, place) => 1001 + place)

const company = await startBenchCompany({
  people,
  units: people / 20,
  now: () => now,
  fill: async (trx, workspaceId) => {
    await sql`update company_profile set attendance_since = ${dates.from}, attendance_closed_to = ${dates.to}
      where workspace_id = ${workspaceId}`.execute(trx)
    await makePunches(trx, workspaceId, { people, since: dates.from, today: dates.to, now })
  },
})
await sql`vacuum analyze`.execute(company.owner)
await store('first')
await sql`vacuum analyze`.execute(company.owner)
await store('again, nothing changes')
const { rows } = await sql<{ days: number; bytes: number }>`
  select reltuples::integer as days, (pg_total_relation_size(oid) / reltuples)::integer as bytes
  from pg_class where relname = 'attendance_day'`.execute(company.owner)
for (const { days, bytes } of rows) say(`${days} days, ${bytes} bytes each with indexes`)
await company.close()

async function store(what: string): Promise<void> {
  const [started, log] = [performance.now(), await walBytes()]
  const { user, system } = process.cpuUsage()
  await inWorkspace(company.db, company.workspaceId, trx =>
    recomputeDays(
      trx.as({ now, actor: { job: 'bench' } }),
      { employeeIds, ...dates },
      { by: null, cause: 'DAY_ENDED', isJob: true },
    ),
  )
  const used = process.cpuUsage()
  const seconds = (performance.now() - started) / 1000
  const cpu = (used.user + used.system - user - system) / 1e6
  const written = ((await walBytes()) - log) / 1e6
  say(
    `${what}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of them in Node, ${written.toFixed(1)} MB of WAL`,
  )
}

async function walBytes(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::double precision as bytes`.execute(company.owner)
  return rows[0]?.bytes ?? 0
}
