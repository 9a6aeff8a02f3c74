// The nightly jobs in two processes at once: grants, settlements, reminders and digests happen once (L3, L6, R11,
// N1).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { brokenInvariants, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { ownServer } from '#test/test-server.ts'
import { processEnv } from './server-process.ts'

const script = fileURLToPath(new URL('./job-process.ts', import.meta.url))
const server = ownServer()
let companies: LeaveCompany[]
beforeAll(async () => {
  server.setNow('2026-09-14T02:00:00Z')
  companies = []
  for (let made = 0; made < 5; made += 1) companies.push(await waitingCompany())
})

/** Days that end with the year, some of them carried over, and an undecided request, which waits for a digest. */
async function waitingCompany(): Promise<LeaveCompany> {
  const company = await leaveCompany(server)
  await company.inside(trx => trx.updateTable('leave_type').set({ carry_over_amount: 5 }).execute())
  await company.inside(async trx => {
    const email = `manager@${company.workspaceId}.example.la`
    await trx.updateTable('employee').set({ email }).where('id', '=', company.manager.id).execute()
    const choice = { kind: 'LEAVE', channel: 'EMAIL', pace: 'DIGEST' } as const
    const row = { workspace_id: company.workspaceId, employee_id: company.manager.id, ...choice }
    await trx.insertInto('notification_choice').values(row).execute()
  })
  await requested(server, company, { from: '2026-10-05', to: '2026-10-06' })
  return company
}

/** Resolves when the process is ready; `run` starts the jobs and returns its exit code. */
async function jobProcess(): Promise<{ run(): Promise<unknown> }> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...processEnv(),
      DATA_DIR: server.services.config.dataDir,
      CONNECTION: JSON.stringify(server.database.connection),
      NOW: '2027-01-04T02:00:00Z',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    run: async () => {
      child.stdin.write('go')
      const [code] = await ended
      return code
    },
  }
}

async function outcome(company: LeaveCompany) {
  const { entries, events, notifications } = await leaveRows(company)
  const digests = await server.services.db
    .selectFrom('mail_message')
    .select('to_address')
    .where('workspace_id', '=', company.workspaceId)
    .where('template', '=', 'digest')
    .execute()
  const lots = await company.inside(trx => trx.selectFrom('leave_lot').selectAll().execute())
  return {
    granted: lots
      .filter(lot => lot.kind === 'GRANT' && lot.source === '2027')
      .map(lot => `${lot.employee_id} ${lot.leave_type_id}`),
    carried: lots
      .filter(lot => lot.kind === 'CARRY_OVER')
      .map(lot => `${lot.employee_id} ${lot.leave_type_id}`),
    settled: entries
      .filter(entry => entry.kind === 'EXPIRY' || entry.kind === 'CARRY_OUT')
      .map(entry => `${entry.lot_id} ${entry.kind}`),
    reminded: events.filter(event => event.action === 'REMINDED').map(event => event.request_id),
    notified: notifications
      .filter(({ code }) => code === 'LEAVE_REMINDED')
      .map(row => String(row.employee_id)),
    digested: digests.map(row => row.to_address),
  }
}

test('both processes run every job at once, and each effect happens once', async () => {
  const both = await Promise.all([jobProcess(), jobProcess()])
  expect(await Promise.all(both.map(one => one.run()))).toEqual([0, 0])
  for (const company of companies) {
    for (const [what, done] of Object.entries(await outcome(company))) {
      expect(done.length, what).toBeGreaterThan(0)
      expect(done.toSorted(), what).toEqual([...new Set(done)].toSorted())
    }
    expect(await brokenInvariants(company)).toEqual([])
  }
  const before = await Promise.all(companies.map(outcome))
  expect(await (await jobProcess()).run()).toBe(0)
  expect(await Promise.all(companies.map(outcome))).toEqual(before)
})
