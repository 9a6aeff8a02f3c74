// A start that cannot work prints one clear message, no stack, and exits with 1.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processEnv } from './server-process.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabai-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...processEnv(), DATA_DIR: folder, PORT: '0', ...env },
  })
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => (said += chunk))
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return { code, said }
}

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
  [{ SEED: 'full' }, 'SEED is "full", but must be one of demo, empty, large.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is "mysql://x...", but must be an address that begins with postgres://',
  ],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, 'cannot be reached'],
])('%j -> %s', async (env, message) => {
  const { code, said } = await start(env)
  expect(said).toContain(message)
  expect(said).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('a busy port is named, with advice', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await start({ PORT: String(port) })
  expect(said).toContain(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or choose another port`,
  )
  expect(code).toBe(1)
  other.close()
})

test('an unusable data folder is named', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, said } = await start({ DATA_DIR: join(file, 'data') })
  expect(said).toContain(`The data folder ${join(file, 'data')} cannot be written`)
  expect(code).toBe(1)
})
