// Which folder may import which (ARCHITECTURE.md), where a lint rule cannot say it.
import { dirname, join, normalize } from 'node:path'
import { importsOf, trackedFiles } from './tracked-files.ts'

const groundFloor = new Set(['calendar', 'approval', 'access'])
/** Folders of apps/web/src that are not features, lowest first. */
const webLayers = new Set(['api', 'i18n', 'ui', 'shared'])
const webTop = new Set([
  'shell',
  'first-paint',
  'router.tsx',
  'search-parameters.ts',
  'routes.tsx',
  'routes.test.ts',
  'routes-people.ts',
  'routes-attendance.ts',
  'routes-administration.ts',
  'routes-console.ts',
  'main.tsx',
])

export function arrowFindings(): string[] {
  return [...domainFindings(), ...webFindings()]
}

/** In domain, a feature imports only itself and the top-level files, which import only each other. */
function domainFindings(): string[] {
  return trackedFiles(/^packages\/domain\/src\/.*\.ts$/).flatMap(path => {
    if (path.endsWith('.test.ts')) return []
    const own = folderOf(path, 'packages/domain/src')
    return importsOf(path)
      .filter(name => name.startsWith('.'))
      .map(name => folderOf(normalize(join(dirname(path), name)), 'packages/domain/src'))
      .filter(
        other => other !== own && (!groundFloor.has(other) || (groundFloor.has(own) && other !== 'calendar')),
      )
      .map(other => `${path} imports ${other}`)
  })
}

/** In web: ui <- shared <- feature <- routes; no feature imports another one. */
function webFindings(): string[] {
  return trackedFiles(/^apps\/web\/src\/.*\.tsx?$/).flatMap(path => {
    const own = folderOf(path, 'apps/web/src')
    return importsOf(path)
      .filter(name => name.startsWith('.') || name.startsWith('#web/'))
      .map(name =>
        folderOf(
          name.startsWith('#web/')
            ? name.replace('#web/', 'apps/web/src/')
            : normalize(join(dirname(path), name)),
          'apps/web/src',
        ),
      )
      .filter(other => other !== own && !mayImport(own, other))
      .map(other => `${path} imports ${other}`)
  })
}

function mayImport(own: string, other: string): boolean {
  if (webTop.has(own) || webLayers.has(other)) return !(own === 'ui' && other === 'shared')
  return false
}

function folderOf(path: string, base: string): string {
  return path.slice(base.length + 1).split('/')[0] ?? ''
}
