// Builds apps/web when a source is newer than the last build.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/first-paint-plugin.ts',
  'packages/contract/src',
  'packages/domain/src',
  'package-lock.json',
]

/** Ends the process with a message if the build fails. */
export function buildWeb(): void {
  const built = statSync(join(web, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built > newest(sources.map(path => join(root, path)))) return
  process.stdout.write('Building the web application (once, about 15 s)\n')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  })
  if (status !== 0) {
    process.stderr.write('\nThe web application could not be built; the messages above say why.\n')
    process.exit(1)
  }
}

function newest(paths: readonly string[]): number {
  return Math.max(
    0,
    ...paths.map(path => {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat) return 0
      return stat.isDirectory() ? newest(readdirSync(path).map(name => join(path, name))) : stat.mtimeMs
    }),
  )
}

if (import.meta.main) buildWeb()
