// `npm run test:long`: the tests that take minutes (`*.long.test.ts`): server processes, races, generated input, backups;
// more examples and every fault where `npm test` samples; and the second look at every page.
import { finish, run, runLane, vitest } from './test-suites.ts'
import { journeys } from './journeys.ts'
import { findPostgres } from './find-postgres.ts'

const sampled = [
  'job-faults',
  'leave-faults',
  'follow-facts',
  'job-change-effects',
  'export-employees',
  'leave-invariants',
  'leave-model',
  'org-move-preview',
  'reallocate-uses',
  'structure-invariants',
]
const longConfig = ['--config', 'vitest.long.config.ts']
const env = { POSTGRES_BIN: findPostgres() }
const processes = vitest('apps/api', {
  name: 'long tests of apps/api',
  args: [...longConfig, '--exclude', '**/bad-input.long.test.ts'],
  env,
})
/** In one process each: they use the core that the tests of server processes, which often wait, leave idle. */
const inOneProcess = [
  vitest('apps/api', { name: 'generated input', args: [...longConfig, 'bad-input'], env }),
  vitest('apps/api', {
    name: 'tests of apps/api that npm test samples',
    args: [...sampled, '--testTimeout', '600000'],
    env: { FC_RUNS: '12', FAULT_STEP: '1' },
  }),
]

await Promise.all([run(processes, 'inherit'), runLane(inOneProcess)])
await run(journeys('long journeys in Chromium', 'long'), 'inherit')
finish()
