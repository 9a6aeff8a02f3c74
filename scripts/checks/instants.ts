// An instant is shown in the time zone of the company, by one file. Everything else would take the zone of the browser or
// of the server.
import { readTracked, trackedFiles } from './tracked-files.ts'

const writer = 'apps/web/src/shared/instant.ts'

const forbidden: readonly RegExp[] = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(?:Date|Time)String\(/,
  /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(\)/,
  /\bdayjs\(/,
  /\bnew Date\([^()]*\)\.to(?:Locale|Date|Time)?String\(/,
  // An instant where a date is asked for is the date in Greenwich.
  /\bformatDate\([\w.?!]*(?:\b[aA]t|At|[sS]ince)\)/,
  /\.toISOString\(\)\.(?:slice|split|substring)\(/,
]

export function instantFindings(): string[] {
  return trackedFiles(/^apps\/(web|api)\/src\/.*\.tsx?$/)
    .filter(path => !path.includes('.test.') && path !== writer)
    .flatMap(path => {
      const text = readTracked(path)
      return forbidden.flatMap(pattern => {
        const found = pattern.exec(text)?.[0]
        return found === undefined ? [] : [`${path} writes an instant by itself: ${found}`]
      })
    })
}
