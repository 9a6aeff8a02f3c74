import { inCompany } from '#test/in-company.ts'
import { beforeAll, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '#api/app.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { newestMail } from '#test/run-jobs.ts'
import { ownServer } from '#test/test-server.ts'
import { startJobQueue } from '#api/jobs/job-queue.ts'
import { queues } from '#api/jobs/queues.ts'
import { jobHandlers, startJobs } from './start-jobs.ts'

const server = ownServer()
let companies: readonly TestCompany[]
beforeAll(async () => {
  companies = [await makeCompany(server), await makeCompany(server), await makeCompany(server)]
})

const lotsOf = ({ workspaceId }: TestCompany, year: string) =>
  inCompany(server, workspaceId, async trx => {
    const rows = await trx.selectFrom('leave_lot').select('id').where('source', '=', year).execute()
    return rows.length
  })

test('every queue has a worker', async () => {
  const worked: string[] = []
  const scheduled: string[] = []
  const jobs = {
    ...server.services.jobs,
    work: async (name: string) => void worked.push(name),
    schedule: async (name: string) => void scheduled.push(name),
  }
  await startJobs({ ...server.services, jobs }, server.database.connection)
  expect(worked.toSorted()).toEqual(Object.keys(queues).toSorted())
  expect(scheduled.toSorted()).toEqual([
    'approval.remind',
    'attendance.close',
    'employee.day',
    'employee.email',
    'export.clean',
    'leave.grant-year',
    'leave.remind-expiring',
    'leave.settle-ended',
    'notification.digest',
    'push.send',
    'session.clean',
    'workspace.delete',
  ])
})

test('what becomes due is settled every hour, and once at the start', async () => {
  const crons = new Map<string, string>()
  const jobs = {
    ...server.services.jobs,
    schedule: async (name: string, cron: string) => void crons.set(name, cron),
  }
  server.jobs.length = 0
  await startJobs({ ...server.services, jobs }, server.database.connection)
  expect(crons.get('leave.grant-year')).toBe('10 * * * *')
  expect(crons.get('leave.settle-ended')).toBe('20 * * * *')
  expect(crons.get('employee.email')).toBe('45 * * * *')
  const atStart = [
    'employee.day',
    'leave.grant-year',
    'leave.settle-ended',
    'employee.email',
    'attendance.rules',
    'attendance.close',
  ]
  expect(server.jobs.map(({ queue }) => queue)).toEqual(atStart)
})

test('a requested link goes through the real queue into the outbox', async () => {
  const errors: Error[] = []
  const jobs = await startJobQueue(server.database.connection, error => errors.push(error))
  const config = { ...server.services.config, smtpUrl: 'smtp://127.0.0.1:1' }
  await startJobs({ ...server.services, jobs }, server.database.connection)
  const services = { ...server.services, jobs, config }
  const app = await buildApp({ services, hub: null, webFolder: null })
  const email = `${companies[0]?.owner.username}@example.la`
  await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
  for (let round = 0; round < 100 && !(await newestMail(server, email)); round += 1) await sleep(50)
  expect((await newestMail(server, email))?.link).toContain('/forgot/resetPassword?token=')
  await app.close()
  await jobs.stop()
  expect(errors).toEqual([])
})

test('yearly grants run in every active workspace; a failure in one does not stop the others', async () => {
  const [suspended, broken, healthy] = companies
  if (!suspended || !broken || !healthy) throw new Error('Three companies were made')
  const { db } = server.services
  await db
    .updateTable('workspace')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.workspaceId)
    .execute()
  await inWorkspace(db, broken.workspaceId, trx => trx.deleteFrom('company_profile').execute())
  server.setNow('2027-01-01T00:10:00Z')
  const grant = jobHandlers(server.services, server.database.connection)['leave.grant-year']
  await expect(grant({})).rejects.toThrow('in 1 workspaces')
  expect(await lotsOf(healthy, '2027')).toBeGreaterThan(0)
  expect(await lotsOf(suspended, '2027')).toBe(0)
  const before = await lotsOf(healthy, '2027')
  await expect(grant({})).rejects.toThrow()
  expect(await lotsOf(healthy, '2027')).toBe(before)
})
