// `npm run test:long`: the tests that take minutes (`*.long.test.ts`): server processes, races, generated input, backups;
// all examples where `npm test` tries some; and the second look at every page.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finish, root, run, vitest } from './test-suites.ts'
import { journeys } from './journeys.ts'
import { findPostgres } from './find-postgres.ts'

const sampled = [
  'src/attendance/board/kept-board.test.ts',
  'src/attendance/day/recompute-changed-days.test.ts',
  'src/employee/import/export-employees.test.ts',
  'src/employee/job/job-change-effects.test.ts',
  'src/leave/leave-invariants.test.ts',
  'src/leave/ledger/reallocate-uses.test.ts',
  'src/organization/org-move-preview.test.ts',
  'src/organization/structure-invariants.test.ts',
  'test/security/authorization-matrix.test.ts',
]
const lost = sampled.filter(path => !existsSync(join(root, 'apps/api', path)))
if (lost.length > 0) throw new Error(`No such tests: ${lost.join(', ')}`)

const long = vitest('apps/api', {
  name: 'long tests of apps/api',
  args: ['--config', 'vitest.long.config.ts'],
  env: { POSTGRES_BIN: findPostgres() },
})
const more = vitest('apps/api', {
  name: 'tests of apps/api that npm test samples',
  args: [...sampled, '--testTimeout', '600000'],
  env: { FC_RUNS: '12', PERSONA_STEP: '1' },
})

await Promise.all([run(long, 'inherit'), run(more, [])])
await run(journeys('long journeys in Chromium', 'long'), 'inherit')
finish()
