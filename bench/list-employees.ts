// How long pages of the employees list take at 100,000 people, over HTTP on a PostgreSQL of its own.
// Usage: node bench/list-employees.ts [people]   (about a minute to fill; nothing is left behind)
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../apps/api/src/app.ts'
import { createCompany } from '../apps/api/src/company/create-company.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDatabase } from '../apps/api/src/db/connect/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/db/connect/embedded-postgres.ts'
import { inTransaction, inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import type { WorkspaceTransaction } from '../apps/api/src/db/connect/in-workspace.ts'
import { migrateDatabase } from '../apps/api/src/db/connect/migrate.ts'
import { newId } from '../apps/api/src/db/new-id.ts'
import { localFileStore } from '../apps/api/src/files/file-store.ts'
import { newToken, tokenHash } from '../apps/api/src/session/secret.ts'

const people = Number(process.argv[2] ?? 100_000)
const units = Math.ceil(people / 20)
const folder = mkdtempSync(join(tmpdir(), 'sabai-bench-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder })
await migrateDatabase(connection)
const db = openDatabase(connection, { max: 4 })
const owner = openDatabase({ ...connection, app: connection.owner }, { max: 1 })
const app = await buildApp({
  services: {
    config: readConfig({ DATA_DIR: folder }),
    db,
    files: localFileStore(join(folder, 'files')),
    jobs: { add: async () => {}, work: async () => {}, schedule: async () => {}, stop: async () => {} },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  },
  hub: null,
  webFolder: null,
  requestsPerMinute: 1_000_000,
})

async function makePeople(trx: WorkspaceTransaction, workspaceId: string): Promise<void> {
  await sql`
    insert into org_node (workspace_id, id, parent_id, name)
    select ${workspaceId}, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      case when n = 0 then null else ('00000000-0000-4000-8000-' || lpad((n / 8)::text, 12, '0'))::uuid end, 'Unit ' || n
    from generate_series(0, ${units - 1}::integer) n`.execute(trx)
  await sql`
    with first as (select array['Khamla','Somchit','Bounmy','Noy','Keo','Sisouk','Phet','Vilay','Manivanh','Thongdy'] as names),
      last as (select array['Vongsa','Phomvihane','Sisavath','Chanthavong','Inthavong','Keomany','Souvannavong'] as names)
    insert into employee (workspace_id, id, staff_id, first_name, last_name, phone, email, started_on, search_text)
    select ${workspaceId}, 1000 + n, 'E-' || n, f, l, '+85620' || (50000000 + n), 'e' || n || '@example.la',
      date '2000-01-01' + (n * 37 % 9000),
      lower(f || ' ' || l || ' e-' || n || ' +85620' || (50000000 + n) || ' e' || n || '@example.la')
    from generate_series(1, ${people}::integer) n, first, last,
      lateral (select first.names[1 + n * 7 % 10] || ' ' || chr(65 + n % 26) as f, last.names[1 + n * 3 % 7] as l) named`.execute(
    trx,
  )
  await sql`
    insert into employee_job (workspace_id, employee_id, valid_from, unit_id, contract_type)
    select ${workspaceId}, 1000 + n, date '2000-01-01' + (n * 37 % 9000),
      ('00000000-0000-4000-8000-' || lpad((n % ${units}::integer)::text, 12, '0'))::uuid,
      case when n % 10 = 0 then 'partTime' else 'fullTime' end
    from generate_series(1, ${people}::integer) n`.execute(trx)
}

async function makeReader(workspaceId: string): Promise<string> {
  const [accountId, token] = [newId(), newToken()]
  const now = new Date()
  await inTransaction(db, async trx => {
    const account = {
      id: accountId,
      kind: 'employee',
      workspace_id: workspaceId,
      username: 'reader',
    } as const
    const rest = {
      password_hash: '',
      password_temporary: false,
      first_name: 'A',
      last_name: 'B',
      is_admin: true,
    }
    await trx
      .insertInto('account')
      .values({ ...account, ...rest, employee_id: 1001 })
      .execute()
    await trx
      .insertInto('session')
      .values({
        id: newId(),
        token_hash: tokenHash(token),
        socket_token_hash: tokenHash(newToken()),
        account_id: accountId,
        type: 'app',
        workspace_id: workspaceId,
        address: '127.0.0.1',
        user_agent: 'bench',
        created_at: now,
        seen_at: now,
        expires_at: new Date(now.getTime() + 3_600_000),
      })
      .execute()
  })
  return token
}

const workspaceId = newId()
await inTransaction(db, async trx => {
  const spaceId = newId()
  await trx.insertInto('space').values({ id: spaceId, username: 'bench', name: 'Bench' }).execute()
  await trx.insertInto('workspace').values({ id: workspaceId, space_id: spaceId, name: 'Bench' }).execute()
  const actor = { workspaceId: null, job: 'bench' }
  await createCompany(trx, actor, new Date(), { workspaceId, name: 'Bench', nameLo: '' })
})
await inWorkspace(db, workspaceId, trx => makePeople(trx, workspaceId))
await sql`vacuum analyze`.execute(owner)
const token = await makeReader(workspaceId)
say(`${people} people in ${units} units`)

type Page = { data: { rows: { id: number }[]; next?: string } }
async function page(query: string): Promise<Page['data']> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: `/api/employees?${query}`, headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Page>().data
}

async function far(query: string): Promise<string> {
  let next = ''
  for (let number = 0; number < 20; number += 1) {
    const read = await page(`${query}&limit=100${next && `&after=${next}`}`)
    next = read.next ?? ''
  }
  return `${query}&after=${next}`
}

const unit = (number: number) => `unitId=00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const questions: readonly (readonly [name: string, query: string])[] = [
  ['first page by name', 'sort=name'],
  ['page 81 by name', await far('sort=name')],
  ['first page by staff id, backwards', 'sort=-staffId'],
  ['page 81 by start date', await far('sort=startDate')],
  ['search: a common name', 'search=khamla'],
  ['search: one staff id', `search=e-${people - 7}`],
  ['search: two parts, few', 'search=noy%20phomvihane%2099'],
  ['search: nothing found', 'search=zzzz'],
  ['search: a phone number', 'search=02050012345'],
  ['status nobody has', 'status=terminated'],
  ['a unit of 20', unit(units - 1)],
  ['the largest division', unit(1)],
  ['part-timers by start date', 'contractType=partTime&sort=-startDate'],
  ['as of 2010', 'date=2010-06-30'],
  ['a unit as of 2010, searched', `date=2010-06-30&${unit(2)}&search=keo`],
]
for (const [name, query] of questions) {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now()
    await page(query)
    times.push(performance.now() - started)
  }
  const sorted = times.toSorted((one, other) => one - other)
  say(`${name.padEnd(36)} ${(sorted[3] ?? 0).toFixed(1).padStart(7)} ms`)
}
await app.close()
await Promise.all([db.destroy(), owner.destroy()])
await stop()
rmSync(folder, { recursive: true, force: true })
