// The first paint needs no application: the build draws it with the real components, and puts it with first.ts into one
// small script of its own (docs/decisions/0111-first-paint.md).
import { join } from 'node:path'
import { build, createServer } from 'vite'
import type { Plugin } from 'vite'

const source = (file: string) => join(import.meta.dirname, 'src/first-paint', file)

/** Runs draw.tsx, as a server would. */
async function draw(): Promise<unknown> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { drawn } = await server.ssrLoadModule(source('draw.tsx'))
    return drawn
  } finally {
    await server.close()
  }
}

async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: {
      __DRAWN__: JSON.stringify(await draw()),
      __API_BASE__: JSON.stringify((process.env.VITE_API_BASE ?? '/api').replace(/\/$/, '')),
    },
    build: {
      write: false,
      // A browser that is too old must understand enough to say so.
      target: 'es2019',
      lib: { entry: source('first.ts'), formats: ['iife'], name: 'first' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [chunk] = outputs.flatMap(one => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('first.ts gave no script')
  return chunk.code
}

export function firstPaint(): Plugin {
  let reference = ''
  let fileName = ''
  return {
    name: 'first-paint',
    apply: 'build',
    async buildStart() {
      reference = this.emitFile({ type: 'asset', name: 'first.js', source: await firstScript() })
    },
    generateBundle: {
      order: 'pre',
      handler() {
        fileName = this.getFileName(reference)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: html =>
        // After #root, which it fills; a classic script, which the first paint waits for.
        html.replace('<div id="root"></div>', `$&\n    <script src="/${fileName}"></script>`),
    },
  }
}
