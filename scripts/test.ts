// `npm test`: types, lint, repository checks, domain, contract and API tests, then the journeys in Chromium.
// Ends with the totals of all of them: "N passed, N failed".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'

type Totals = { passed: number; failed: number; skipped: number }
type Suite = { readonly name: string; readonly run: (report: string, tell: Tell) => Promise<Totals> }
/** Where what a suite says goes: at once, or kept until it has ended. */
type Tell = 'inherit' | string[]

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)

async function node(
  tell: Tell,
  args: readonly string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<boolean> {
  const output = tell === 'inherit' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => Array.isArray(tell) && tell.push(text))
  }
  const [code] = await once(child, 'close')
  return code === 0
}

const check = (name: string, ...args: string[]): Suite => ({
  name,
  run: async (_report, tell) =>
    (await node(tell, args)) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
})

const vitest = (folder: string): Suite => ({
  name: `tests of ${folder}`,
  async run(report, tell) {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await node(tell, [bin('vitest/vitest.mjs'), 'run', ...reporters], { cwd: join(root, folder) })
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numPendingTests = 0,
      testResults = [],
    } = readReport(report)
    failures.push(...failuresOf(testResults))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), skipped: numPendingTests }
  },
})

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

type TestFile = {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}
type Report = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly testResults?: readonly TestFile[]
  readonly stats?: Record<string, number>
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

/** What failed, with its beginning: said again at the very end, where a long run is read first. */
const failuresOf = (files: readonly TestFile[]): string[] =>
  files.flatMap(file => [
    ...(file.message === '' ? [] : [`${relative(root, file.name)}\n${file.message.slice(0, 1500)}`]),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        one =>
          `${relative(root, file.name)} > ${one.fullName}\n${one.failureMessages.join('\n').slice(0, 1500)}`,
      ),
  ])

const reports = mkdtempSync(join(tmpdir(), 'sabai-test-report-'))
const total: Totals = { passed: 0, failed: 0, skipped: 0 }
const failedSuites: string[] = []
const failures: string[] = []

async function run(suite: Suite, tell: Tell): Promise<void> {
  const started = performance.now()
  if (tell === 'inherit') process.stdout.write(`\n== ${suite.name}\n`)
  const totals = await suite.run(join(reports, `${suite.name.replaceAll(/\W+/g, '-')}.json`), tell)
  total.passed += totals.passed
  total.failed += totals.failed
  total.skipped += totals.skipped
  if (totals.failed > 0) failedSuites.push(suite.name)
  if (tell !== 'inherit') process.stdout.write(`\n== ${suite.name}\n${tell.join('')}`)
  process.stdout.write(
    `== ${suite.name}: ${totals.passed} passed, ${totals.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
}

await Promise.all(
  small.map(async lane => {
    for (const suite of lane) await run(suite, [])
  }),
)
for (const suite of large) await run(suite, 'inherit')
rmSync(reports, { recursive: true })

for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`)
if (failedSuites.length > 0) process.stdout.write(`\nFailed: ${failedSuites.join('; ')}\n`)
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
)
process.exit(total.failed > 0 ? 1 : 0)
