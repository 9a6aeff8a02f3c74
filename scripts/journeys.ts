// The journeys in Chromium: all of them, or those that the arguments for Playwright choose.
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { bin, node, readReport, root } from './test-suites.ts'
import type { Suite } from './test-suites.ts'

export const journeys = (name: string, chosen: readonly string[]): Suite => ({
  name,
  async run(report, tell) {
    buildWeb()
    const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...chosen]
    const ok = await node(tell, args, { env, cwd: join(root, 'e2e') })
    const { expected = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {}
    return { passed: expected, failed: Math.max(unexpected, ok ? 0 : 1), skipped }
  },
})
