// A process with its own embedded database, for tests that kill it: `run-embedded.ts DATA_DIR [write]`. Prints "ready
// SOCKET" or the error; with `write` it then prints the number of each committed row.
import pg from 'pg'
import type { Login } from '#api/db/connect/connection.ts'
import { startEmbeddedPostgres } from '#api/embedded-postgres/embedded-postgres.ts'

const [dataDir = '', mode] = process.argv.slice(2)
try {
  const server = await startEmbeddedPostgres({ dataDir })
  process.stdout.write(`ready ${server.connection.owner.host}\n`)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  if (mode === 'write') await writeForever(server.connection.owner)
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function writeForever(login: Login): Promise<void> {
  const client = new pg.Client(login)
  client.on('error', () => {})
  await client.connect()
  await client.query('create table if not exists written (number int primary key)')
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from written',
  )
  for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
    await client.query('insert into written values ($1)', [number])
    process.stdout.write(`${number}\n`)
  }
}
