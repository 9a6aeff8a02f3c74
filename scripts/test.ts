// `npm test`: types, lint, repository checks, domain, contract and API tests, then the journeys in Chromium.
import { journeys } from './journeys.ts'
import { bin, check, finish, run, runLane, vitest } from './test-suites.ts'
import type { Suite } from './test-suites.ts'

/** Small suites, two at a time: most of them leave a processor idle now and then. */
const small: readonly (readonly Suite[])[] = [
  [
    // Single-threaded: parallel builds would each check the shared types.
    check('types', bin('typescript/bin/tsc'), '-b', '--singleThreaded'),
    check('lint', bin('oxlint/bin/oxlint'), '--deny-warnings'),
    check('format', bin('oxfmt/bin/oxfmt'), '--check'),
  ],
  [
    check('repository checks', 'scripts/check-repo.ts'),
    check('build of the web application', 'scripts/build-web.ts'),
    vitest('packages/contract'),
    vitest('packages/domain'),
    vitest('apps/web'),
  ],
]
/** Each of these uses the whole machine. */
const large: readonly Suite[] = [vitest('apps/api'), journeys('journeys in Chromium', 'short')]

await Promise.all(small.map(runLane))
for (const suite of large) await run(suite, 'inherit')
finish()
