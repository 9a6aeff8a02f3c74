// Runs suites for the test scripts, adds up their totals, and ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { endOf } from './totals-line.ts'
import type { Totals } from './totals-line.ts'

export type Suite = {
  readonly name: string
  readonly run: (report: string, output: Output) => Promise<Totals>
}
/** Where the output of a suite goes: printed at once, or kept until it ends. */
export type Output = 'inherit' | string[]

export const root = join(import.meta.dirname, '..')
export const bin = (path: string) => join(root, 'node_modules', path)

/** Runs a Node program; true = success. */
export async function node(
  output: Output,
  args: readonly string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<boolean> {
  const stream = output === 'inherit' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['inherit', stream, stream],
    env: { ...process.env, ...env },
  })
  for (const written of [child.stdout, child.stderr]) {
    written?.setEncoding('utf8').on('data', (text: string) => Array.isArray(output) && output.push(text))
  }
  const [code] = await once(child, 'close')
  return code === 0
}

export const check = (name: string, ...args: string[]): Suite => ({
  name,
  run: async (_report, output) =>
    (await node(output, args)) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
})

export function vitest(
  folder: string,
  {
    name = `tests of ${folder}`,
    args = [],
    env = {},
  }: { name?: string; args?: readonly string[]; env?: Record<string, string> } = {},
): Suite {
  return {
    name,
    async run(report, output) {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const ok = await node(output, [bin('vitest/vitest.mjs'), 'run', ...args, ...reporters], {
        env,
        cwd: join(root, folder),
      })
      const {
        numPassedTests = 0,
        numFailedTests = 0,
        numPendingTests = 0,
        testResults = [],
      } = readReport(report)
      printAtEnd(...failuresOf(testResults))
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests, ok ? 0 : 1),
        skipped: numPendingTests,
      }
    },
  }
}

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
  readonly suites?: readonly PlaywrightSuite[]
}

export type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

export function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

/** Each failure with its first lines: printed again at the end, where readers of a long run look first. */
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
const total = { passed: 0, failed: 0, skipped: 0 }
const failedSuites: string[] = []
const failures: string[] = []

/** What a suite found, for the end of the run. */
export function printAtEnd(...found: readonly string[]): void {
  failures.push(...found)
}

export async function run(suite: Suite, output: Output): Promise<void> {
  const started = performance.now()
  if (output === 'inherit') process.stdout.write(`\n== ${suite.name}\n`)
  const totals = await suite.run(join(reports, `${suite.name.replaceAll(/\W+/g, '-')}.json`), output)
  total.passed += totals.passed
  total.failed += totals.failed
  total.skipped += totals.skipped
  if (totals.failed > 0) failedSuites.push(suite.name)
  if (output !== 'inherit') process.stdout.write(`\n== ${suite.name}\n${output.join('')}`)
  process.stdout.write(
    `== ${suite.name}: ${totals.passed} passed, ${totals.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
}

/** One after the other; each prints its output at its end, so that several such lanes can run at once. */
export async function runLane(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) await run(suite, [])
}

/** Prints failures and totals, and ends the process. TEST_TOTALS names a file that gets both as a line. */
export function finish(): never {
  rmSync(reports, { recursive: true })
  if (failedSuites.length > 0) failures.push(`suites: ${failedSuites.join('; ')}`)
  process.stdout.write(endOf({ ...total, failures }))
  if (process.env.TEST_TOTALS)
    appendFileSync(process.env.TEST_TOTALS, `${JSON.stringify({ ...total, failures })}\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}
