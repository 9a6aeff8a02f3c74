// Memory of the server process: three minutes after its start, when what the start needed is given back, at the most
// during some minutes of mixed load (lists, exports, imports, photos, sign-ins), and one, two and five minutes after it.
// Usage: node bench/memory.ts [minutes of load] [imported people]   (its own server with demo data; leaves nothing behind)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { importForm, peopleSheet } from './people-sheet.ts'

const minutes = Number(process.argv[2] ?? 3)
const imported = Number(process.argv[3] ?? 1000)
const minuteMs = 60_000
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'sabai-memory-'))
const port = await freePort()
const base = `http://127.0.0.1:${port}/api`
const month = 'from=2026-10-21&to=2026-11-20'
const sheet = peopleSheet(imported, 'M')
const picture = { create: { width: 4000, height: 3000, channels: 3, background: '#283A97' } } as const
const photo = new File([new Uint8Array(await sharp(picture).jpeg().toBuffer())], 'me.jpg')
const say = (line: string) => process.stdout.write(`${line}\n`)

let server = await start()
try {
  await send(await signIn('hr'), '/employees/import', importForm(sheet, { dryRun: false }))
  await stop()
  server = await start()
  await sleep(3 * minuteMs)
  const idle = resident()
  say(`idle: ${idle} MB`)
  say(`most during load: ${await mixedLoad()} MB`)
  for (const [minute, pause] of [
    [1, 1],
    [2, 1],
    [5, 3],
  ] as const) {
    await sleep(pause * minuteMs)
    say(`${minute} min after: ${resident()} MB, ${(resident() / idle).toFixed(2)} times idle`)
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}

/** As `npm start` does. */
async function start() {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  // Without the shell of npm, so that the process is the server's.
  const child = spawn('sh', ['-c', `exec ${scripts.start}`], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${base}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server did not start')
    await sleep(200)
  }
  return child
}

async function stop(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/** Megabytes of the server's process, without PostgreSQL. */
function resident(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Twenty callers, each with a session of its own, two of them with the heavy calls; returns the most megabytes seen. */
async function mixedLoad(): Promise<number> {
  const light = [
    '/employees?limit=100',
    '/leave-requests?scope=all&limit=100',
    '/attendance/today?limit=100',
    `/attendance/days?scope=all&limit=100&${month}`,
    `/attendance/report?limit=100&${month}`,
    '/org-structure/chart',
    '/leave-summary?limit=100',
  ]
  const turns: readonly ((token: string) => Promise<unknown>)[] = [
    ...light.map(path => (token: string) => send(token, path)),
    () => signIn('hr'),
  ]
  const heavy: typeof turns = [
    token => send(token, '/employees/export'),
    token => send(token, '/employees/import', importForm(sheet, { dryRun: true })),
    token => send(token, `/attendance/report/file?${month}`),
    token => send(token, '/employees/195/photo', photoForm()),
  ]
  const ends = performance.now() + minutes * minuteMs
  let [most, answered] = [0, 0]
  const caller = async (place: number) => {
    const token = await signIn('admin')
    const mine = place < 2 ? heavy : turns
    for (let turn = place; performance.now() < ends; turn += 1) {
      await mine[turn % mine.length]?.(token)
      answered += 1
      most = Math.max(most, resident())
      await sleep(50)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, place) => caller(place)))
  say(`${answered} calls in ${minutes} min`)
  return most
}

function photoForm(): FormData {
  const form = new FormData()
  form.set('photo', photo)
  return form
}

async function signIn(username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: 'Demo1234' })
  const response = await fetch(`${base}/auth/employee/login`, { method: 'POST', body })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const { data }: { data: { token: string } } = JSON.parse(text)
  return data.token
}

/** A form makes it a POST. */
async function send(token: string, path: string, form?: FormData): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(base + path, { headers, ...(form && { method: 'POST', body: form }) })
  const bytes = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${new TextDecoder().decode(bytes)}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 3990
}
