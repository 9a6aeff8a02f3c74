// A process with an embedded database of its own, for tests that kill it. Says "ready SOCKET", or why not.
import { startEmbeddedPostgres } from '#api/db/connect/embedded-postgres.ts'

const dataDir = process.argv[2] ?? ''
try {
  const server = await startEmbeddedPostgres({ dataDir, fsync: process.argv[3] !== 'no-fsync' })
  process.stdout.write(`ready ${server.connection.owner.host}\n`)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
