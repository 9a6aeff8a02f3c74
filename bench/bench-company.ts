// A company of any size for the benches, filled by SQL into a PostgreSQL of its own that is removed afterwards.
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { keptBoards } from '../apps/api/src/attendance/board/kept-boards.ts'
import { buildApp } from '../apps/api/src/app.ts'
import { reactions } from '../apps/api/src/reactions.ts'
import { requestKinds } from '../apps/api/src/request-kinds.ts'
import { createCompany } from '../apps/api/src/space/create-company.ts'
import { readConfig } from '../apps/api/src/config.ts'
import type { ConnectionSettings } from '../apps/api/src/db/connect/connection.ts'
import { openDatabase } from '../apps/api/src/db/connect/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/embedded-postgres/embedded-postgres.ts'
import { inTransaction, inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import type { Scope } from '../apps/api/src/db/connect/scope.ts'
import { migrateDatabase } from '../apps/api/src/db/connect/migrate.ts'
import { newId } from '../apps/api/src/db/new-id.ts'
import { startLiveHub } from '../apps/api/src/live/live-hub.ts'
import { localFileStore } from '../apps/api/src/files/file-store.ts'
import type { Services } from '../apps/api/src/services.ts'
import { newToken, tokenHash } from '../apps/api/src/session/secret.ts'

export type BenchCompany = Awaited<ReturnType<typeof startBenchCompany>>
type Fill = (trx: Scope, workspaceId: string) => Promise<unknown>

/** People have ids from 1001 and staff ids E-1, E-2 ...; each unit has eight child units. */
export async function startBenchCompany({
  people,
  units,
  fill = async () => {},
  now = () => new Date(),
  webFolder = null,
  connections = 4,
  requestsPerMinute = 1_000_000,
  isLive = false,
}: {
  readonly people: number
  readonly units: number
  readonly fill?: Fill
  /** The server's clock. */
  readonly now?: () => Date
  /** The built web application, for benches in a browser. */
  readonly webFolder?: string | null
  /** Size of the server's connection pool; 20 outside the benches. */
  readonly connections?: number
  readonly requestsPerMinute?: number
  /** With live hints. */
  readonly isLive?: boolean
}) {
  const folder = mkdtempSync(join(tmpdir(), 'sabai-bench-'))
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder })
  await migrateDatabase(connection)
  const services = benchServices(connection, { folder, connections, now })
  const { db } = services
  const owner = openDatabase({ ...connection, app: connection.owner }, { max: 1 })
  const hub = isLive ? await startLiveHub(connection.app, error => say(String(error))) : null
  const app = await buildApp({ services, hub, webFolder, requestsPerMinute })
  const workspaceId = newId()
  await inTransaction(db, async trx => {
    const spaceId = newId()
    await trx.insertInto('space').values({ id: spaceId, username: 'bench', name: 'Bench' }).execute()
    await trx.insertInto('workspace').values({ id: workspaceId, space_id: spaceId, name: 'Bench' }).execute()
    const actor = { job: 'bench' }
    await createCompany(trx.as({ actor, now: new Date() }), { workspaceId, name: 'Bench', nameLo: '' })
  })
  await inWorkspace(db, workspaceId, async trx => {
    await makePeople(trx, workspaceId, { people, units })
    await fill(trx.as({ actor: { job: 'bench' }, now: now() }), workspaceId)
  })
  await sql`vacuum analyze`.execute(owner)
  return {
    db,
    owner,
    connection,
    folder,
    services,
    workspaceId,
    signIn: (employeeId: number, who: Who) => signIn(db, { workspaceId, employeeId, now: now() }, who),
    async call({ token, method = 'GET', url, body }: Call): Promise<string> {
      const answer = await app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      })
      if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`)
      return answer.body
    },
    /** Starts to listen and returns the address for a browser. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close()
      await hub?.stop()
      await Promise.all([db.destroy(), owner.destroy()])
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of one server process; without jobs. */
export const benchServices = (
  connection: ConnectionSettings,
  {
    folder,
    connections,
    now,
  }: { readonly folder: string; readonly connections: number; readonly now: () => Date },
): Services => ({
  config: readConfig({ DATA_DIR: folder }),
  db: openDatabase(connection, { max: connections }),
  files: localFileStore(join(folder, 'files')),
  jobs: {
    add: async () => {},
    addAll: async () => {},
    work: async () => {},
    schedule: async () => {},
    stop: async () => {},
  },
  log: pino({ level: 'silent' }),
  now,
  kinds: requestKinds,
  boards: keptBoards(),
  reactions,
})

export type Call = {
  readonly token: string
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly body?: Readonly<Record<string, unknown>>
}

type Size = { readonly people: number; readonly units: number }

export const unitId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function makePeople(trx: Scope, workspaceId: string, { people, units }: Size): Promise<void> {
  await sql`
    insert into org_node (workspace_id, id, parent_id, name)
    select ${workspaceId}, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      case when n = 0 then null else ('00000000-0000-4000-8000-' || lpad((n / 8)::text, 12, '0'))::uuid end, 'Unit ' || n
    from generate_series(0, ${units - 1}::integer) n`.execute(trx)
  await sql`
    with first as (select array['Khamla','Somchit','Bounmy','Noy','Keo','Sisouk','Phet','Vilay','Manivanh','Thongdy'] as names),
      last as (select array['Vongsa','Phomvihane','Sisavath','Chanthavong','Inthavong','Keomany','Souvannavong'] as names)
    insert into employee (workspace_id, id, staff_id, first_name, last_name, phone, email, started_on, search_text, contact_text)
    select ${workspaceId}, 1000 + n, 'E-' || n, f, l, '+85620' || (50000000 + n), 'e' || n || '@example.la',
      date '2000-01-01' + (n * 37 % 9000),
      lower(f || ' ' || l || ' e-' || n), '+85620' || (50000000 + n) || ' e' || n || '@example.la'
    from generate_series(1, ${people}::integer) n, first, last,
      lateral (select first.names[1 + n * 7 % 10] || ' ' || chr(65 + n % 26) as f, last.names[1 + n * 3 % 7] as l) named`.execute(
    trx,
  )
  // Everybody reports to one of the first twelfth of the people; the first person to nobody.
  await sql`
    insert into employee_job (workspace_id, employee_id, valid_from, unit_id, line_manager_id, contract_type)
    select ${workspaceId}, 1000 + n, date '2000-01-01' + (n * 37 % 9000),
      ('00000000-0000-4000-8000-' || lpad((n % ${units}::integer)::text, 12, '0'))::uuid,
      case when n > 1 then 1001 + (n - 2) / 12 end,
      case when n % 10 = 0 then 'partTime' else 'fullTime' end
    from generate_series(1, ${people}::integer) n`.execute(trx)
}

type Who = { readonly isAdmin: boolean; readonly roles?: readonly string[] }

async function signIn(
  db: ReturnType<typeof openDatabase>,
  { workspaceId, employeeId, now }: { workspaceId: string; employeeId: number; now: Date },
  { isAdmin, roles = [] }: Who,
): Promise<string> {
  const [accountId, token] = [newId(), newToken()]
  await inWorkspace(db, workspaceId, async trx => {
    await trx
      .insertInto('account')
      .values({
        id: accountId,
        kind: 'employee',
        workspace_id: workspaceId,
        username: `reader-${employeeId}`,
        password_hash: '',
        password_temporary: false,
        first_name: 'A',
        last_name: 'B',
        is_admin: isAdmin,
        employee_id: employeeId,
      })
      .execute()
    const sessionId = newId()
    await trx
      .insertInto('session')
      .values({
        id: sessionId,
        sign_in_id: sessionId,
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
    for (const code of roles) {
      await sql`
        insert into employee_role (workspace_id, employee_id, role_id)
        select ${workspaceId}, ${employeeId}::integer, id from role where workspace_id = ${workspaceId} and code = ${code}`.execute(
        trx,
      )
    }
  })
  return token
}

/** Milliseconds of each run, in order. */
export async function timesOf(rounds: number, run: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await run(round)
    times.push(performance.now() - started)
  }
  return times
}

/** `part` 0.5 = the median, 0.95 = the 95th percentile. */
export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(part * times.length))] ??
  Number.NaN

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
