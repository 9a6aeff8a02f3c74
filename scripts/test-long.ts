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
/** Long tests that need no server process of their own. */
const inOneProcess = [
  'approval-order',
  'bad-input',
  'delete-due-workspaces',
  'demo-record',
  'escalation',
  'migrate',
  'page-and-limit',
  'planted-markers',
  'random-script',
  'two-workspaces',
  'workspace-export',
].map(name => `${name}.long.test.ts`)
const long = (name: string, args: readonly string[]) =>
  vitest('apps/api', {
    name,
    args: ['--config', 'vitest.long.config.ts', ...args],
    env: { POSTGRES_BIN: findPostgres() },
  })
const processes = long(
  'long tests with server processes',
  inOneProcess.flatMap(name => ['--exclude', `**/${name}`]),
)
/** While those wait, which they do half of the time. */
const meanwhile = [
  long(
    'long tests in one process',
    inOneProcess.map(name => `/${name}`),
  ),
  vitest('apps/api', {
    name: 'tests of apps/api that npm test samples',
    args: [...sampled, '--testTimeout', '600000'],
    env: { FC_RUNS: '12', FAULT_STEP: '1' },
  }),
]

await Promise.all([run(processes, 'inherit'), runLane(meanwhile)])
await run(journeys('long journeys in Chromium', 'long'), 'inherit')
finish()
