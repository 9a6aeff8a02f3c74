// `npm test`: types, lint, repository checks, domain, contract and API tests, then the journeys in Chromium.
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { bin, check, finish, node, readReport, root, run, vitest } from './test-suites.ts'
import type { Suite } from './test-suites.ts'

const journeys: Suite = {
  name: 'journeys in Chromium',
  async run(report, tell) {
    buildWeb()
    const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json']
    const ok = await node(tell, args, { env, cwd: join(root, 'e2e') })
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
    if (flaky > 0) process.stdout.write(`== ${flaky} of the journeys passed at a later try only\n`)
    return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), skipped }
  },
}

/** Small ones, two at a time: most of them leave a processor free now and then. */
const small: readonly (readonly Suite[])[] = [
  [
    // On one thread: several check the types they share once each.
    check('types', bin('typescript/bin/tsc'), '-b', '--singleThreaded'),
    check('lint', bin('oxlint/bin/oxlint'), '--deny-warnings'),
    check('format', bin('oxfmt/bin/oxfmt'), '--check'),
    check('repository checks', 'scripts/check-repo.ts'),
    vitest('packages/contract'),
  ],
  [
    check('build of the web application', 'scripts/build-web.ts'),
    vitest('packages/domain'),
    vitest('apps/web'),
  ],
]
/** Each of these keeps the whole machine busy. */
const large: readonly Suite[] = [vitest('apps/api'), journeys]

await Promise.all(
  small.map(async lane => {
    for (const suite of lane) await run(suite, [])
  }),
)
for (const suite of large) await run(suite, 'inherit')
finish()
