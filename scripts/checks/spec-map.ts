// docs/spec-map.md names every rule of the domain design and every part of the specification, with files that exist.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readTracked, root } from './tracked-files.ts'

/** How many rules each letter has. */
const rules = { P: 11, R: 11, L: 11, A: 16, O: 7, N: 7 }

export function specMapFindings(): string[] {
  const rows = readTracked('docs/spec-map.md')
    .split('\n')
    .filter(line => line.startsWith('|'))
  const named = new Set(rows.map(row => row.split('|')[1]?.trim()))
  const missing = Object.entries(rules)
    .flatMap(([letter, count]) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`))
    .filter(rule => !named.has(rule))
    .map(rule => `rule ${rule} has no row`)
  const paths = rows.flatMap(row =>
    [...row.matchAll(/`([\w.{}$/-]+\/[\w.{}$/-]+)`/g)].map(match => match[1] ?? ''),
  )
  const gone = paths.filter(path => !existsSync(join(root, path))).map(path => `${path} does not exist`)
  return [...missing, ...gone]
}
