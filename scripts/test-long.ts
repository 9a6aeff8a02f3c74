// `npm run test:long`: the tests that take minutes (`*.long.test.ts`): failover, races, generated input, backups; and the
// second looks at every page.
import { finish, run, vitest } from './test-suites.ts'
import { journeys } from './journeys.ts'
import { findPostgres } from './find-postgres.ts'

await run(
  vitest('apps/api', {
    name: 'long tests of apps/api',
    args: ['--config', 'vitest.long.config.ts'],
    env: { POSTGRES_BIN: findPostgres() },
  }),
  'inherit',
)
await run(journeys('second looks in Chromium', ['--grep', '@long']), 'inherit')
finish()
