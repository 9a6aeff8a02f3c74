// Prints table rows for docs/performance.md: the first hundred calls of a fresh server, and the last hundred.
import { percentile, say } from './bench-company.ts'

const counted = 100
const budgetMs = 50

export const sayColumns = (): void =>
  say('\n| call | first 100: median | 95 % | later: median | 95 % |\n|---|---|---|---|---|')

export function printTimes(name: string, times: readonly number[]): void {
  const figures = (some: readonly number[]) => [percentile(some, 0.5), percentile(some, 0.95)]
  const columns = [...figures(times.slice(0, counted)), ...figures(times.slice(-counted))]
  const isOver = (columns.at(-1) ?? 0) > budgetMs
  say(`| ${name} | ${columns.map(ms => `${ms.toFixed(0)} ms`).join(' | ')}${isOver ? ' (over)' : ''} |`)
}
