// One file shows instants, in the time zone of the company. Anything else would use the zone of the browser or server.
import { readTracked, trackedFiles } from './tracked-files.ts'

const writer = 'apps/web/src/shared/instant.ts'

const forbidden: readonly RegExp[] = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(?:Date|Time)String\(/,
  /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(\)/,
  /\bdayjs\(/,
  /\bnew Date\([^()]*\)\.to(?:Locale|Date|Time)?String\(/,
  // A date format of an instant shows its date in UTC.
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
