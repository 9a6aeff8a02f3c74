// `npm test`: types, lint, repository checks, domain, contract and API tests, then the journeys in Chromium.
// Ends with the totals of all of them: "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'

type Totals = { passed: number; failed: number; skipped: number }
type Suite = { readonly name: string; readonly run: (report: string) => Totals }

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)
const node = (args: readonly string[], env: Record<string, string> = {}, cwd = root) =>
  spawnSync(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const check = (name: string, ...args: string[]): Suite => ({
  name,
  run: () => (node(args) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
})

const vitest = (folder: string): Suite => ({
  name: `tests of ${folder}`,
  run(report) {
    const ok = node(
      [
        bin('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {},
      join(root, folder),
    )
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report)
    return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), skipped: numPendingTests }
  },
})

const journeys: Suite = {
  name: 'journeys in Chromium',
  run(report) {
    buildWeb()
    const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const ok = node([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], env, join(root, 'e2e'))
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
    if (flaky > 0) process.stdout.write(`== ${flaky} of the journeys passed at a later try only\n`)
    return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), skipped }
  },
}

const suites: readonly Suite[] = [
  check('types', bin('typescript/bin/tsc'), '-b'),
  check('lint', bin('oxlint/bin/oxlint'), '--deny-warnings'),
  check('format', bin('oxfmt/bin/oxfmt'), '--check'),
  check('repository checks', 'scripts/check-repo.ts'),
  vitest('packages/domain'),
  vitest('packages/contract'),
  vitest('apps/web'),
  vitest('apps/api'),
  journeys,
]

function readReport(path: string): Record<string, number> & { stats?: Record<string, number> } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {} as Record<string, number>
  }
}

const reports = mkdtempSync(join(tmpdir(), 'sabai-test-report-'))
const total: Totals = { passed: 0, failed: 0, skipped: 0 }
const failedSuites: string[] = []
for (const [index, suite] of suites.entries()) {
  const started = performance.now()
  process.stdout.write(`\n== ${suite.name}\n`)
  const totals = suite.run(join(reports, `${index}.json`))
  total.passed += totals.passed
  total.failed += totals.failed
  total.skipped += totals.skipped
  if (totals.failed > 0) failedSuites.push(suite.name)
  process.stdout.write(
    `== ${suite.name}: ${totals.passed} passed, ${totals.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
}
rmSync(reports, { recursive: true })

if (failedSuites.length > 0) process.stdout.write(`\nFailed: ${failedSuites.join('; ')}\n`)
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
)
process.exit(total.failed > 0 ? 1 : 0)
