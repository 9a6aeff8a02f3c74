// The browser build: hashed, split, precompressed; no inline script, so that the server can send a strict CSP.
import react from '@vitejs/plugin-react'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { firstPaint } from './first-paint-plugin.ts'

/** Every page needs the Latin letters for its first text: preload them with the script. */
function preloadFont(name: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find(path => path.includes(name))
        if (!file) throw new Error(`No font named ${name} in the build`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Writes a .br and a .gz of each text asset, so that the server compresses nothing at run time. */
function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      for (const file of files.filter(path => /\.(js|css|svg|json|webmanifest)$/.test(path))) {
        const path = join(folder, file)
        const content = await readFile(path)
        if (content.length < 1024) continue
        await Promise.all([
          writeFile(`${path}.br`, brotliCompressSync(content)),
          writeFile(`${path}.gz`, gzipSync(content, { level: 9 })),
        ])
      }
    },
  }
}

/**
 * Files of the build by what a page needs, each with what its modules import: a file of everything that many pages share
 * would bring each of them the rest. Apart, the small modules of `parts` weigh twice as much.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'frame', test: /shell.(App|Ams|Space)Layout|shell.GlobalSearch/ },
  { name: 'page', test: /ui.(Page|EmptyState)\.tsx/ },
  { name: 'list', test: /ui.(DataList|ListFilters)\.tsx/ },
  // All that is no component.
  { name: 'parts', test: /\.ts$|tabler|mantine.hooks/, minShareCount: 20 },
  { name: 'choice', test: /components.(Select.Select|Checkbox.Checkbox)\./ },
]

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const dist = join(import.meta.dirname, 'dist')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont('noto-sans-lao-latin-wght'), firstPaint(), precompress(dist)],
  // The browser needs less of a country's number plan than the server, which has the last word.
  resolve: { alias: { 'libphonenumber-js/max': 'libphonenumber-js/min' } },
  build: {
    outDir: dist,
    target: 'es2023',
    // light-dark() as it is: its replacement would not follow the colour scheme of the page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: api, ws: true }, '/employee-profile-image': api },
  },
  preview: { proxy: { '/api': { target: api, ws: true }, '/employee-profile-image': api } },
})
