// Folders of the server import lower layers only, types included, so that no cycle can form (ARCHITECTURE.md).
import { dirname, join, normalize } from 'node:path'
import { floors, openCycles } from './room-order.ts'
import { importsOf, trackedFiles } from './tracked-files.ts'

const base = 'apps/api/src'
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map(room => [room, floor] as const)))

export function roomFindings(): string[] {
  const files = trackedFiles(/^apps\/api\/src\/.*\.ts$/).filter(path => !path.endsWith('.test.ts'))
  const rooms = new Set(files.map(roomOf))
  const arrows = files.flatMap(path => arrowsOf(path).filter(({ from, to }) => !runsDown(from, to)))
  const pairs = new Set(arrows.map(({ pair }) => pair))
  return [
    ...[...rooms].filter(room => !floorOf.has(room)).map(room => `${room} has no floor in room-order.ts`),
    ...[...floorOf.keys()].filter(room => !rooms.has(room)).map(room => `${room} of room-order.ts is gone`),
    ...arrows.filter(({ pair }) => !openCycles.includes(pair)).map(({ path, to }) => `${path} imports ${to}`),
    ...openCycles
      .filter(pair => !pairs.has(pair))
      .map(pair => `'${pair}' is mended: take it out of room-order.ts`),
  ]
}

function arrowsOf(path: string) {
  const from = roomOf(path)
  return importsOf(path)
    .filter(name => name.startsWith('.') || name.startsWith('#api/'))
    .map(name => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name.replace('#api', base)))
    .map(target => ({ path, from, to: roomOf(target), pair: `${from} -> ${roomOf(target)}` }))
    .filter(({ to }) => to !== from)
}

function runsDown(from: string, to: string): boolean {
  return (floorOf.get(to) ?? Infinity) < (floorOf.get(from) ?? Infinity)
}

/** The folder below apps/api/src, or the file itself at the top level. */
function roomOf(path: string): string {
  return path.slice(base.length + 1).split('/')[0] ?? ''
}
