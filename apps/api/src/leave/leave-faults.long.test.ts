// Each statement of a verb fails once: nothing is half done, and the next try works (security: faults).
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveLeave,
  cancelLeave,
  editLeave,
  rejectLeave,
  requestCancellation,
  requestLeave,
} from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { failEverywhere } from '#test/fail-everywhere.ts'
import { failingServer } from '#test/failing-database.ts'
import type { FailingServer } from '#test/failing-database.ts'
import { leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let failing: FailingServer
let company: LeaveCompany
beforeAll(async () => {
  server = await testApp()
  failing = await failingServer(server)
  company = await leaveCompany(server)
})
afterAll(async () => {
  await failing.stop()
  await server.stop()
})

const storedFiles = async () =>
  (
    await readdir(join(server.services.config.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  ).filter(entry => entry.isFile()).length

const stored = async () => ({ rows: await leaveRows(company), files: await storedFiles() })

describe('a database failure at any statement', () => {
  test('of requestLeave, with a file', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const files = [{ name: 'note.png', bytes }]
    const statements = await failEverywhere(failing, stored, () =>
      call(failing, company.tokens.employee, requestLeave, company.draft({ to: '2026-03-12' }), { files }),
    )
    expect(statements).toBeGreaterThan(25)
    // Each is a round trip to the database: a verb reads nothing twice.
    expect(statements).toBeLessThan(40)
    const rows = await leaveRows(company)
    expect([rows.requests.length, rows.requests[0]?.number, rows.files.length, await storedFiles()]).toEqual([
      1, 1, 1, 1,
    ])
  })

  test.each([
    ['approving the first step', 'APPROVED', 1, '2026-04-01'],
    ['approving the last step', 'APPROVED', 2, '2026-04-02'],
    ['rejecting', 'REJECTED', 1, '2026-04-03'],
    ['cancelling', 'CANCELLED', 0, '2026-04-07'],
  ] as const)('of %s', async (_, verb, step, date) => {
    const { id } = await requested(server, company, { from: date, to: date, fromHalf: 'AM' })
    if (step === 2) await call(server, company.tokens.manager, approveLeave, { id })
    const { manager, hr, employee } = company.tokens
    const statements = await failEverywhere(failing, stored, () => {
      if (verb === 'CANCELLED') return call(failing, employee, cancelLeave, { id })
      if (verb === 'REJECTED') return call(failing, manager, rejectLeave, { id, comment: 'No' })
      return call(failing, step === 1 ? manager : hr, approveLeave, { id })
    })
    expect(statements).toBeGreaterThan(15)
    expect(statements).toBeLessThan(33)
  })

  test('of editing: days released and reserved, another line, a replaced file', async () => {
    const files = [{ name: 'letter.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }]
    const { employee, manager } = company.tokens
    const draft = company.draft({ from: '2026-04-20', to: '2026-04-21' })
    const { id } = (await call(server, employee, requestLeave, draft, { files })).data
    await call(server, manager, approveLeave, { id })
    const changed = { ...draft, id, to: '2026-04-23', keepFileIds: [], seenHistory: 2 }
    const statements = await failEverywhere(failing, stored, () =>
      call(failing, employee, editLeave, changed, { files }),
    )
    expect(statements).toBeGreaterThan(25)
    const { requests, halfDays, files: kept } = await leaveRows(company)
    expect(requests.find(request => request.id === id)).toMatchObject({ to_date: '2026-04-23', half_days: 8 })
    expect(halfDays.filter(day => day.request_id === id)).toHaveLength(8)
    expect(kept.filter(file => file.request_id === id)).toHaveLength(1)
  })

  test('of requesting a cancellation, and of the approval that cancels the leave', async () => {
    const { employee, manager, hr } = company.tokens
    const { id } = await requested(server, company, { from: '2026-05-04', to: '2026-05-05' })
    for (const token of [manager, hr]) await call(server, token, approveLeave, { id })
    const asked = await failEverywhere(failing, stored, () =>
      call(failing, employee, requestCancellation, { id, reason: 'Plans changed' }),
    )
    expect(asked).toBeGreaterThan(20)
    const change = (await leaveRows(company)).requests.find(request => request.original_id === id)?.id ?? ''
    await call(server, manager, approveLeave, { id: change })
    const cancelled = await failEverywhere(failing, stored, () =>
      call(failing, hr, approveLeave, { id: change }),
    )
    expect(cancelled).toBeGreaterThan(30)
    const { requests, halfDays } = await leaveRows(company)
    expect(requests.find(request => request.id === id)?.status).toBe('CANCELLED')
    expect(halfDays.filter(day => day.request_id === id && day.is_live)).toEqual([])
  })
})
