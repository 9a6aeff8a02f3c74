// `npm run licenses`: the licence of every package in the lockfile, counted and listed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockFile = {
  packages: Record<string, { version?: string; license?: string; link?: boolean; dev?: boolean }>
}

const root = join(import.meta.dirname, '..')
const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const rows = Object.entries(lock.packages)
  .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link)
  .map(([path, entry]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version: entry.version ?? '',
    license: entry.license ?? licenceOf(path),
    use: entry.dev ? 'development' : 'product',
  }))
  .sort((one, other) => one.license.localeCompare(other.license) || one.name.localeCompare(other.name))

for (const { name, version, license, use } of rows)
  process.stdout.write(`${license.padEnd(28)} ${use.padEnd(12)} ${name}@${version}\n`)
const counts = Map.groupBy(rows, row => row.license)
process.stdout.write(
  `\n${rows.length} packages: ${[...counts].map(([license, all]) => `${license} ${all.length}`).join(', ')}\n`,
)

function licenceOf(path: string): string {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return 'not installed here'
  const { license }: { license?: string } = JSON.parse(readFileSync(file, 'utf8'))
  return license ?? 'unknown'
}
