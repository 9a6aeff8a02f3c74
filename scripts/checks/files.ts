// File sizes, and words that must not be in a file.
import { readTracked, trackedFiles } from './tracked-files.ts'

const mostLines = 300
/** Built from parts, so that this file does not match itself. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      ['\\bTO', 'DO\\b|\\bFIX', 'ME\\b|[Nn]ot imple', 'mented|[Cc]oming ', 'soon|[Ll]orem ', 'ipsum'].join(
        '',
      ),
    ),
    'an unfinished word',
  ],
  [/(?<![\w.$}'"`)])\/(?:home|root|work|Users)\/\w/, 'a path of one machine'],
]

export function fileFindings(): string[] {
  const sources = trackedFiles(/\.(ts|tsx|css|sql|mjs|js)$/)
  const texts = trackedFiles(/\.(ts|tsx|css|sql|mjs|js|md|html|json)$|^\.ci\/run$/).filter(
    path => path !== 'package-lock.json',
  )
  return [
    ...sources.flatMap(path => {
      const lines = readTracked(path).split('\n').length - 1
      return lines > mostLines ? [`${path} has ${lines} lines, at most ${mostLines}`] : []
    }),
    ...texts.flatMap(path =>
      forbidden.flatMap(([pattern, what]) =>
        pattern.test(readTracked(path))
          ? [`${path} holds ${what}: ${pattern.exec(readTracked(path))?.[0]}`]
          : [],
      ),
    ),
    ...(/"resolved": *"https?:/.test(readTracked('package-lock.json'))
      ? ['package-lock.json holds registry addresses']
      : []),
  ]
}
