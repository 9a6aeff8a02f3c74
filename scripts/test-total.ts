// `test-total.ts FILE RUNS`: adds up what the test scripts wrote to TEST_TOTALS. A run without totals is one failure.
import { readFileSync } from 'node:fs'
import { endOf } from './totals-line.ts'
import type { Findings, Totals } from './totals-line.ts'

const [file = '', runs = '0'] = process.argv.slice(2)
const totals = readFileSync(file, 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map((line): Findings => JSON.parse(line))
const sum = (of: (one: Totals) => number) => totals.reduce((so, one) => so + of(one), 0)
const missing = Number(runs) - totals.length
const total: Findings = {
  passed: sum(one => one.passed),
  failed: sum(one => one.failed) + missing,
  skipped: sum(one => one.skipped),
  failures: totals.flatMap(one => one.failures),
}
process.stdout.write(endOf(total))
process.exit(total.failed > 0 ? 1 : 0)
