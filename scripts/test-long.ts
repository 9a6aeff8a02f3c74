// `npm run test:long`: the tests that take minutes (`*.long.test.ts`): server processes, races, generated input, backups;
// more examples and every fault where `npm test` samples; and the second look at every page.
import { finish, run, vitest } from './test-suites.ts'
import { journeys } from './journeys.ts'
import { findPostgres } from './find-postgres.ts'

const sampled = [
  'authorization-matrix',
  'job-faults',
  'leave-faults',
  'follow-facts',
  'job-change-effects',
  'export-employees',
  'leave-invariants',
  'org-move-preview',
  'reallocate-uses',
  'structure-invariants',
]

const long = vitest('apps/api', {
  name: 'long tests of apps/api',
  args: ['--config', 'vitest.long.config.ts'],
  env: { POSTGRES_BIN: findPostgres() },
})
const more = vitest('apps/api', {
  name: 'tests of apps/api that npm test samples',
  args: [...sampled, '--testTimeout', '600000'],
  env: { FC_RUNS: '12', FAULT_STEP: '1', PERSONA_STEP: '1' },
})

await Promise.all([run(long, 'inherit'), run(more, [])])
await run(journeys('long journeys in Chromium', 'long'), 'inherit')
finish()
