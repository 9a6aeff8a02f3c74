// An upload that is cut off leaves no file, no row, no open transaction and no failure in the log.
import { addDocument } from '@hr/contract/employee-document.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { setPhoto } from '@hr/contract/employee-change.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { ownServer } from '#test/test-server.ts'

const server = ownServer()
const company = perFile(() => makeCompany(server))
let hr: string
let port: number
let photo: Buffer
beforeAll(async () => {
  hr = await signIn(server, company.hr.username)
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const canvas = { width: 900, height: 600, channels: 3, background: '#283A97' } as const
  photo = await sharp({ create: canvas }).png({ compressionLevel: 0 }).toBuffer()
})

type Upload = {
  readonly endpoint: Endpoint
  readonly fields: Readonly<Record<string, string>>
  readonly bytes: () => Buffer
  /** What one complete upload stores. */
  readonly after: (before: Stored) => Stored
}
type Stored = {
  readonly people: number
  readonly photos: number
  readonly documents: number
  readonly files: number
}

const people = [
  'Staff ID,First name,Last name,Start date',
  ...Array.from({ length: 50 }, (_, index) => `U-${index},Somchit,Vongsa,2026-01-05`),
].join('\n')
const uploads: readonly Upload[] = [
  {
    endpoint: setPhoto,
    fields: {},
    bytes: () => photo,
    after: before => ({ ...before, photos: 1, files: before.files + 1 }),
  },
  {
    endpoint: addDocument,
    fields: { kind: 'contract', name: 'Contract' },
    bytes: () => photo,
    after: before => ({ ...before, documents: 1, files: before.files + 1 }),
  },
  {
    endpoint: importEmployees,
    fields: { dryRun: 'false' },
    bytes: () => Buffer.from(people),
    after: before => ({ ...before, people: before.people + 50 }),
  },
]

function bodyOf({ endpoint, fields, bytes }: Upload): Buffer {
  const part = (disposition: string) => `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`)
  const file = part(`name="${endpoint.files?.field}"; filename="file"`)
  return Buffer.concat([Buffer.from(texts.join('') + file), bytes(), Buffer.from('\r\n--edge--\r\n')])
}

const headers = () => ({
  authorization: `Bearer ${hr}`,
  'content-type': 'multipart/form-data; boundary=edge',
})
const pathOf = ({ endpoint }: Upload) => `/api${endpoint.path.replace(':id', String(company.employee.id))}`

/** Sends a share of the announced body, then breaks the connection. */
async function sendShare(upload: Upload, share: number): Promise<void> {
  const body = bodyOf(upload)
  const head = [
    `${upload.endpoint.method} ${pathOf(upload)} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
  ]
  const connected = once(server.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  const [served] = await connected
  const closed = new Promise(done => served.once('close', done))
  socket.on('error', () => undefined)
  await new Promise(done => socket.write(`${head.join('\r\n')}\r\n\r\n`, done))
  await new Promise(done => socket.write(body.subarray(0, Math.floor(body.length * share)), done))
  socket.destroy()
  await closed
}

/** Everything an upload could leave behind. */
async function stored(): Promise<Stored> {
  const { rows } = await inCompany(server, company.workspaceId, trx =>
    sql<{ people: number; photos: number; documents: number }>`select count(*)::integer as people,
      count(profile_image)::integer as photos,
      (select count(*)::integer from employee_document) as documents from employee`.execute(trx),
  )
  const folder = join(server.services.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const [counts = { people: 0, photos: 0, documents: 0 }] = rows
  return { ...counts, files: entries.filter(entry => entry.isFile()).length }
}

async function openTransactions() {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and usename = current_user and xact_start is not null and pid <> pg_backend_pid()`.execute(
    server.services.db,
  )
  return rows.length
}

test.each(uploads.map(upload => [upload.endpoint.path, upload] as const))(
  '%s: of four uploads only the complete one counts',
  async (_, upload) => {
    const before = await stored()
    for (const share of [0, 0.5, 0.999]) await sendShare(upload, share)
    const whole = { method: upload.endpoint.method, headers: headers(), body: new Uint8Array(bodyOf(upload)) }
    const answer = await fetch(`http://127.0.0.1:${port}${pathOf(upload)}`, whole)
    expect([answer.status, await answer.json()]).toMatchObject([200, {}])
    expect(await stored()).toEqual(upload.after(before))
    await expect.poll(openTransactions, { timeout: 10_000 }).toBe(0)
    expect(server.logLines.join('')).not.toContain('"level":50')
  },
)
