// Reminders (R11): when, to whom, and once however often the job runs.
import { describe, expect, test } from 'vitest'
import { approveLeave, cancelLeave, editLeave } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { chooseLanguage } from '@hr/contract/session.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { call, signIn } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { detail, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
/** Monday 2 March 2026, nine in the morning in Vientiane. */

/** Runs the job at a local time in Vientiane. */
const runAt = async (date: string, time = '09:00') => {
  server.setNow(`${date}T${time}:00+07:00`)
  await runJob(server, 'approval.remind')
}
/** A new sign-in: sessions end after some days. */
const at = (who: 'manager' | 'employee' | 'hr') => signIn(server, company[who].username)
const reminded = async () => {
  const { events } = await leaveRows(company)
  return events.filter(event => event.action === 'REMINDED')
}
const bellOf = async (who: 'manager' | 'employee' | 'hr' | 'admin') => {
  const { notifications } = await leaveRows(company)
  return notifications
    .filter(row => row.employee_id === company[who].id && row.code === 'LEAVE_REMINDED')
    .map(row => row.parameters)
}
const inMay = { from: '2026-05-11', to: '2026-05-11' }

describe('when', () => {
  test.each([
    ['2026-03-03', '09:00', 0],
    ['2026-03-04', '07:59', 0],
    ['2026-03-04', '08:00', 1],
    ['2026-03-07', '09:00', 0],
    ['2026-03-09', '09:00', 1],
  ])('asked on Monday the 2nd, on %s at %s: %d reminders', async (date, time, count) => {
    await requested(server, company, inMay)
    await runAt(date, time)
    expect(await reminded()).toHaveLength(count)
  })

  test('holidays of the company are not working days', async () => {
    await company.inside(trx =>
      insertHolidays(trx, [
        { from: '2026-03-03', to: '2026-03-04', name: 'Days off', nameLo: '', yearly: false },
      ]),
    )
    await requested(server, company, inMay)
    await runAt('2026-03-04')
    await runAt('2026-03-05')
    expect(await reminded()).toHaveLength(0)
    await runAt('2026-03-06')
    expect(await reminded()).toHaveLength(1)
  })

  test('again after every two working days; a late run sends one reminder, not five', async () => {
    await requested(server, company, inMay)
    for (const date of ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-20']) await runAt(date)
    expect((await reminded()).map(event => event.at.toISOString().slice(0, 10))).toEqual([
      '2026-03-04',
      '2026-03-06',
      '2026-03-20',
    ])
    expect((await bellOf('manager')).map(parameters => (parameters as { waited: number }).waited)).toEqual([
      2, 4, 14,
    ])
  })

  test('the next step waits from the approval of the previous one', async () => {
    const { id } = await requested(server, company, inMay)
    server.setNow('2026-03-05T02:00:00Z')
    await call(server, await at('manager'), approveLeave, { id, comment: '' })
    await runAt('2026-03-06')
    expect(await reminded()).toHaveLength(0)
    await runAt('2026-03-09')
    expect(await reminded()).toMatchObject([{ approve_order: 2, actor_id: null, account_id: null }])
  })

  test('a new approver is reminded two working days after the reassignment', async () => {
    await requested(server, company, inMay)
    server.setNow('2026-03-05T02:00:00Z')
    await company.inside(async trx => {
      await trx
        .updateTable('employee_job')
        .set({ line_manager_id: company.colleague.id })
        .where('employee_id', '=', company.employee.id)
        .execute()
      const { workspaceId } = company
      const services = server.services
      const work = {
        db: trx,
        now: services.now(),
        language: 'en',
        services,
        caller: { workspaceId },
      } as const
      await reassignSteps(work, { date: '2026-03-05' })
    })
    await runAt('2026-03-06')
    expect(await reminded()).toHaveLength(0)
    await runAt('2026-03-09')
    const { notifications } = await leaveRows(company)
    const remindedIds = notifications.filter(row => row.code === 'LEAVE_REMINDED').map(row => row.employee_id)
    expect(remindedIds).toEqual([company.colleague.id])
  })

  test('other dates restart the waiting, another reason does not', async () => {
    const made = await requested(server, company, inMay)
    const keeps = { ...company.draft({ ...inMay }), id: made.id, approverIds: [], keepFileIds: [] }
    server.setNow('2026-03-03T02:00:00Z')
    const employee = await at('employee')
    const edited = await call(server, employee, editLeave, {
      ...keeps,
      reason: 'Another reason',
      seenHistory: made.history.length,
    })
    await runAt('2026-03-04')
    expect(await reminded()).toHaveLength(1)
    server.setNow('2026-03-05T02:00:00Z')
    const moved = { ...keeps, from: '2026-05-12', to: '2026-05-12' }
    const seenHistory = edited.data.history.length + 1
    const answer = await call(server, await at('employee'), editLeave, { ...moved, seenHistory })
    expect(answer.status, answer.message).toBe(200)
    await runAt('2026-03-06')
    expect(await reminded()).toHaveLength(1)
    await runAt('2026-03-09')
    expect(await reminded()).toHaveLength(2)
  })

  test('not after it is decided or cancelled', async () => {
    const one = await requested(server, company, inMay)
    const other = await requested(server, company, { from: '2026-05-13', to: '2026-05-13' })
    await call(server, company.tokens.employee, cancelLeave, { id: one.id, reason: '' })
    await call(server, company.tokens.manager, approveLeave, { id: other.id, comment: '' })
    await call(server, company.tokens.admin, approveLeave, { id: other.id, comment: '' })
    await runAt('2026-03-20')
    expect(await reminded()).toHaveLength(0)
  })
})

describe('recipients and texts', () => {
  test('the approver by bell and mail in their language; the requester only sees it in the history', async () => {
    await call(server, company.tokens.manager, chooseLanguage, { language: 'lo' })
    const { id } = await requested(server, company, inMay)
    await runAt('2026-03-04')
    const { rows } = (await call(server, await at('manager'), listNotifications, {})).data
    expect(rows[0]).toMatchObject({
      title: 'Reminder: leave request awaiting your approval',
      body: 'employee Tester: Annual leave, 11/05/2026 (1 day). Working days waiting: 2',
      link: `/app/leaves/approved-leave-requests/${id}`,
    })
    const mail = (await leaveRows(company)).mails.at(-1)
    expect(mail).toMatchObject({ language: 'lo', link: expect.stringContaining(id) })
    expect(mail?.to_address).toMatch(/^manager-/)
    expect(mail?.body).toContain('2 ວັນເຮັດວຽກ')
    expect(await bellOf('employee')).toEqual([])
    const { history } = await detail(server, await at('employee'), id)
    expect(history.at(-1)).toMatchObject({ action: 'REMINDED', approveOrder: 1, actor: null, actorName: '' })
  })

  test('an unassigned step: everybody who may decide it, except the requester', async () => {
    await requested(server, company, inMay, company.tokens.admin)
    await runAt('2026-03-04')
    expect(await bellOf('hr')).toHaveLength(1)
    expect(await bellOf('admin')).toEqual([])
  })
})

describe('once', () => {
  test('in several processes at the same time, and again in the same hour', async () => {
    await requested(server, company, inMay)
    server.setNow('2026-03-04T02:00:00Z')
    await Promise.all([1, 2, 3, 4].map(() => runJob(server, 'approval.remind')))
    await runJob(server, 'approval.remind')
    expect(await reminded()).toHaveLength(1)
    expect(await bellOf('manager')).toHaveLength(1)
  })

  test('more than fit into one transaction: each is reminded', async () => {
    const { id } = await requested(server, company, inMay)
    await company.inside(async trx => {
      for (let copy = 0; copy < 55; copy += 1) await copyRequest(trx, id)
    })
    await runAt('2026-03-04')
    const events = await reminded()
    expect(new Set(events.map(event => event.request_id)).size).toBe(56)
    expect(events).toHaveLength(56)
  })

  test('with a decision at the same moment: reminded or not, but decided once', async () => {
    const { id } = await requested(server, company, inMay)
    server.setNow('2026-03-04T02:00:00Z')
    const manager = await at('manager')
    const [decided] = await Promise.all([
      call(server, manager, approveLeave, { id, comment: '' }),
      runJob(server, 'approval.remind'),
    ])
    expect(decided.status).toBe(200)
    const { steps } = await detail(server, await at('hr'), id)
    expect(steps.map(step => step.status)).toEqual(['APPROVED', 'PENDING'])
    expect((await reminded()).every(event => event.approve_order === 1)).toBe(true)
  })
})

type Inside = Parameters<Parameters<LeaveCompany['inside']>[0]>[0]
let copies = 1000
/** Inserts rows: fifty requests over HTTP would not test more. */
async function copyRequest(trx: Inside, id: string): Promise<void> {
  const copyId = crypto.randomUUID()
  copies += 1
  const { workspaceId } = company
  const request = await trx
    .selectFrom('leave_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('leave_request')
    .values({ ...request, id: copyId, number: copies })
    .execute()
  const steps = await trx.selectFrom('approval_step').selectAll().where('request_id', '=', id).execute()
  await trx
    .insertInto('approval_step')
    .values(steps.map(step => ({ ...step, request_id: copyId })))
    .execute()
  await trx
    .insertInto('approval_event')
    .values({
      workspace_id: workspaceId,
      id: crypto.randomUUID(),
      kind: 'LEAVE',
      request_id: copyId,
      at: server.services.now(),
      actor_id: null,
      account_id: null,
      action: 'REQUESTED',
      approve_order: null,
    })
    .execute()
}
