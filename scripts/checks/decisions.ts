// docs/decisions: numbered without gaps, with date, status and three sections; every link to a page resolves.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readTracked, root, trackedFiles } from './tracked-files.ts'

const parts: readonly (readonly [RegExp, string])[] = [
  [/^# \S/, 'a title on its first line'],
  [/^Date: \d{4}-\d{2}-\d{2}$/m, 'a line "Date: YYYY-MM-DD"'],
  [
    /^Status: (?:accepted|superseded by \d{4})$/m,
    'a line "Status: accepted" or "Status: superseded by NNNN"',
  ],
  [
    /^## Context\n[^]*^## Decision\n[^]*^## Consequences\n/m,
    'Context, Decision and Consequences in this order',
  ],
]

export function decisionFindings(): string[] {
  const pages = trackedFiles(/^docs\/decisions\/[^/]+$/).toSorted()
  const numbers = pages.map((_, index) => String(index + 1).padStart(4, '0'))
  const misplaced = pages.findIndex((path, index) => !basename(path).startsWith(`${numbers[index]}-`))
  const gap = misplaced < 0 ? [] : [`${pages[misplaced]} should have number ${numbers[misplaced]}`]
  const shape = pages.flatMap(path =>
    parts.flatMap(([pattern, what]) => (pattern.test(readTracked(path)) ? [] : [`${path} lacks ${what}`])),
  )
  const links = trackedFiles(/\.(?:md|ts|tsx|css|sql)$/).flatMap(path =>
    linksIn(path).flatMap(link =>
      existsSync(join(root, link)) ? [] : [`${path} links to ${link}, which does not exist`],
    ),
  )
  return [...gap, ...shape, ...links]
}

/** Links to decision pages: by full path anywhere, and relative between the pages themselves. */
function linksIn(path: string): string[] {
  const text = readTracked(path)
  const relative = path.startsWith('docs/decisions/') ? text.matchAll(/\]\(([^):]+\.md)\)/g) : []
  return [
    ...[...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(match => match[0]),
    ...[...relative].map(match => join(dirname(path), match[1] ?? '')),
  ]
}
