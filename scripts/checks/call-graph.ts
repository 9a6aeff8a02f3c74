// Which functions of the server mention which others, read from their text. Wiring is no caller: it names everything.
import { posix } from 'node:path'
import { readTracked, trackedFiles } from './tracked-files.ts'

/** A top-level function or constant; `id` is 'path#name'. */
export type Part = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly text: string
}

const wiring =
  /^apps\/api\/src\/((db|seed|backup|doctor|schedule)\/|(app|main|reactions|request-kinds|start-server)\.ts)|routes\.ts$|\.test\.ts$/

export type CallGraph = {
  readonly parts: ReadonlyMap<string, Part>
  readonly uses: ReadonlyMap<string, readonly string[]>
  readonly usedBy: ReadonlyMap<string, readonly string[]>
}

export function callGraph(): CallGraph {
  const parts = trackedFiles(/^apps\/api\/src\/.*\.ts$/)
    .filter(path => !wiring.test(path))
    .flatMap(partsOf)
  const byPath = Map.groupBy(parts, ({ path }) => path)
  const known = new Map(parts.map(part => [part.id, part]))
  const imports = new Map([...byPath.keys()].map(path => [path, importedBy(path)]))
  const uses = new Map(
    parts.map(part => {
      const own = byPath.get(part.path)?.filter(({ name }) => name !== part.name) ?? []
      const names = [...own.map(({ name, id }) => [name, id] as const), ...(imports.get(part.path) ?? [])]
      const used = names.filter(([name, id]) => known.has(id) && mentions(part.text, name))
      return [part.id, used.map(([, id]) => id)]
    }),
  )
  const pairs = [...uses].flatMap(([user, used]) => used.map(one => ({ user, one })))
  const usedBy = new Map(
    [...Map.groupBy(pairs, ({ one }) => one)].map(([one, some]) => [one, some.map(({ user }) => user)]),
  )
  return { parts: known, uses, usedBy }
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

function partsOf(path: string): Part[] {
  const text = readTracked(path)
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function\*? |const )(\w+)/gm)]
  return starts.map(({ 1: name = '', index }, place) => ({
    id: `${path}#${name}`,
    path,
    name,
    text: text.slice(index, starts[place + 1]?.index ?? text.length),
  }))
}

/** Local name and id of what a file imports; types are no calls. */
function importedBy(path: string): (readonly [string, string])[] {
  const found = readTracked(path).matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)
  return [...found].flatMap(({ 1: names = '', 2: from = '' }) => {
    const target = from.startsWith('#api/')
      ? `apps/api/src/${from.slice('#api/'.length)}`
      : posix.join(posix.dirname(path), from)
    return names
      .split(',')
      .map(name => name.trim().split(' as '))
      .filter(([name = '']) => name !== '')
      .map(([name = '', local = name]) => [local, `${target}#${name}`] as const)
  })
}

/** Everything that is mentioned on the way from these parts, with themselves. */
export function reachedFrom({ uses }: Pick<CallGraph, 'uses'>, ids: readonly string[]): ReadonlySet<string> {
  const reached = new Set(ids)
  for (const id of reached) for (const used of uses.get(id) ?? []) reached.add(used)
  return reached
}
