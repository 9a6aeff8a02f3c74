// `npm run dev`: the server with restart on change, and the web application with hot reload on port 5173.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (cwd: string, args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: join(root, cwd), stdio: 'inherit' })

const children = [
  run('.', ['--watch-preserve-output', '--watch', 'apps/api/src/main.ts']),
  run('apps/web', [join(root, 'node_modules/vite/bin/vite.js')]),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
