// The files of the repository: tracked by git, or new and not ignored.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export function trackedFiles(pattern: RegExp): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\n').filter(path => path !== '' && pattern.test(path) && existsSync(join(root, path)))
}

export const readTracked = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Modules that a source file imports, statically or dynamically. */
export function importsOf(path: string): string[] {
  return [...readTracked(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
}
