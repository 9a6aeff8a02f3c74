// The journeys in Chromium. `npm test` runs the daily work of each role, `npm run test:long` the others.
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { bin, node, readReport, root, printAtEnd } from './test-suites.ts'
import type { PlaywrightSuite, Suite } from './test-suites.ts'

/** The daily work of each role (docs/decisions/0102-short-and-long-journeys.md), apart from tests tagged `@long`. */
const daily = [
  'attendance',
  'attendance-board',
  'attendance-report',
  'employees-list',
  'hire',
  'home',
  'main-job',
  'missing-times',
  'session',
]
const inDaily = String.raw`(?<![\w-])(?:${daily.join('|')})\.e2e`
const chosenBy = {
  short: ['--grep', inDaily, '--grep-invert', '@long'],
  long: ['--grep', `@long|^(?!.*${inDaily})`],
} as const

export const journeys = (name: string, length: keyof typeof chosenBy): Suite => ({
  name,
  async run(report, output) {
    buildWeb()
    const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...chosenBy[length]]
    const ok = await node(output, args, { env, cwd: join(root, 'e2e') })
    const { stats = {}, suites = [] } = readReport(report)
    const { expected = 0, unexpected = 0, skipped = 0 } = stats
    printAtEnd(...suites.flatMap(failuresOf))
    return { passed: expected, failed: Math.max(unexpected, ok ? 0 : 1), skipped }
  },
})

const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failuresOf),
  ...specs
    .filter(spec => !spec.ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
      return `${file} > ${title}\n${stripVTControlCharacters(errors.join('\n')).slice(0, 1500)}`
    }),
]
