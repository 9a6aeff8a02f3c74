// `npm run test:external`: the API tests on Debian's PostgreSQL 15 (or TEST_DATABASE_URL) instead of the embedded one.
import { startExternalPostgres } from '../apps/api/test/external-postgres.ts'
import { findPostgres } from './find-postgres.ts'
import { finish, run, vitest } from './test-suites.ts'

const { TEST_DATABASE_URL: given } = process.env
const server = given ? undefined : await startExternalPostgres(findPostgres(), { fsync: false })
const env = { TEST_DATABASE_URL: given ?? server?.url ?? '' }
await run(vitest('apps/api', { env }), 'inherit')
server?.stop()
finish()
