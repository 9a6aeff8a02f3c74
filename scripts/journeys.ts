// The journeys in Chromium: all of them, or those that the arguments for Playwright choose.
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { bin, node, readReport, root, tellAtEnd } from './test-suites.ts'
import type { PlaywrightSuite, Suite } from './test-suites.ts'

export const journeys = (name: string, chosen: readonly string[]): Suite => ({
  name,
  async run(report, tell) {
    buildWeb()
    const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...chosen]
    const ok = await node(tell, args, { env, cwd: join(root, 'e2e') })
    const { stats = {}, suites = [] } = readReport(report)
    const { expected = 0, unexpected = 0, skipped = 0 } = stats
    tellAtEnd(...suites.flatMap(failuresOf))
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
