// `npm run test:long`: the tests that take minutes (`*.long.test.ts`): failover, generated input.
import { finish, run, vitest } from './test-suites.ts'
import { findPostgres } from './find-postgres.ts'

await run(
  vitest('apps/api', {
    name: 'long tests of apps/api',
    args: ['--config', 'vitest.long.config.ts'],
    env: { POSTGRES_BIN: findPostgres() },
  }),
  'inherit',
)
finish()
