// Requesting leave: what it counts and reserves, and whom it notifies (L3-L7, R2, R8, R11).
import { beforeEach, describe, expect, test } from 'vitest'
import { leaveBalances } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { call } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'

const made = inOwnCompany()
const { server } = made
let company: LeaveCompany
beforeEach(() => void (company = made.company))

const balanceOf = async (leaveTypeId: string, date?: string) =>
  (await call(server, company.tokens.employee, leaveBalances, { ...(date && { date }) })).data.find(
    row => row.leaveTypeId === leaveTypeId,
  )

const entries = () =>
  company.inside(trx =>
    trx
      .selectFrom('leave_entry')
      .select(['kind', 'half_days', 'date', 'lot_id'])
      .orderBy('date')
      .orderBy('id')
      .execute(),
  )

describe('what a request counts (L7)', () => {
  test('Friday afternoon to Tuesday: five half days, the weekend says why it is left out', async () => {
    const made = await requested(server, company, { from: '2026-03-06', fromHalf: 'PM' })
    expect(made).toMatchObject({ number: 1, status: 'PENDING', halfDays: 5, reason: 'Family visit' })
    expect(made.days).toHaveLength(9)
    expect(made.days.filter(day => !day.counted)).toEqual(
      ['2026-03-07', '2026-03-08'].flatMap(date =>
        ['AM', 'PM'].map(half => ({
          date,
          half,
          counted: false,
          reason: 'WEEKEND',
          holidayName: null,
          holidayNameLo: null,
        })),
      ),
    )
  })

  test('Pi Mai is excluded by name', async () => {
    const made = await requested(server, company, { from: '2026-04-13', to: '2026-04-17' })
    expect(made.halfDays).toBe(4)
    const day = made.days.find(one => one.date === '2026-04-15')
    expect(day).toMatchObject({ counted: false, reason: 'HOLIDAY' })
    expect(day?.holidayName).toContain('Lao New Year')
    expect(day?.holidayNameLo).toContain('ບຸນປີໃໝ່ລາວ')
  })

  test('maternity leave counts calendar days', async () => {
    const made = await requested(server, company, {
      leaveTypeId: company.types.MATERNITY,
      from: '2026-04-01',
      to: '2026-07-14',
    })
    expect(made.halfDays).toBe(210)
    expect(made.days.every(day => day.counted)).toBe(true)
  })
})

describe('reservations (L3-L5)', () => {
  test('one entry per lot and date; pending lowers the available balance', async () => {
    await requested(server, company, { from: '2026-03-10', to: '2026-03-12', toHalf: 'AM' })
    expect(await entries()).toMatchObject([
      { kind: 'USE', half_days: -2, date: '2026-03-10' },
      { kind: 'USE', half_days: -2, date: '2026-03-11' },
      { kind: 'USE', half_days: -1, date: '2026-03-12' },
    ])
    expect(await balanceOf(company.types.ANNUAL)).toMatchObject({
      entitled: 30,
      used: 0,
      pending: 5,
      available: 25,
    })
  })

  test('the lot that expires first pays first; a day it does not cover is paid by the next', async () => {
    const carried = '0198a000-0000-7000-8000-000000000001'
    await company.inside(trx =>
      trx
        .insertInto('leave_lot')
        .values({
          workspace_id: company.workspaceId,
          id: carried,
          employee_id: company.employee.id,
          leave_type_id: company.types.ANNUAL,
          kind: 'CARRY_OVER',
          source: '2026',
          half_days: 10,
          valid_from: '2026-01-01',
          valid_to: '2026-03-31',
          created_at: server.services.now(),
        })
        .execute(),
    )
    await requested(server, company, { from: '2026-03-31', to: '2026-04-01' })
    const used = await entries()
    expect(used.map(entry => [entry.date, entry.lot_id === carried])).toEqual([
      ['2026-03-31', true],
      ['2026-04-01', false],
    ])
    expect(await balanceOf(company.types.ANNUAL)).toMatchObject({ carriedOver: 10, available: 36 })
    expect(await balanceOf(company.types.ANNUAL, '2026-04-01')).toMatchObject({ expired: 8, available: 28 })
  })

  test('over New Year each day is taken from its own year', async () => {
    server.setNow('2026-10-05T02:00:00Z')
    // Three months before it begins, the next year is granted.
    company = await leaveCompany(server)
    const newYear = { from: '2027-01-01', to: '2027-01-01', name: 'New Year', nameLo: '', yearly: false }
    await company.inside(trx => insertHolidays(trx, [newYear]))
    await requested(server, company, { from: '2026-12-31', to: '2027-01-05' })
    expect(await balanceOf(company.types.ANNUAL, '2026-12-31')).toMatchObject({ pending: 2, available: 28 })
    expect(await balanceOf(company.types.ANNUAL, '2027-01-05')).toMatchObject({ pending: 4, available: 26 })
  })

  test('unpaid leave uses no balance', async () => {
    const made = await requested(server, company, { leaveTypeId: company.types.UNPAID, to: '2026-05-29' })
    expect(made.halfDays).toBeGreaterThan(60)
    expect(await entries()).toEqual([])
    expect(await balanceOf(company.types.UNPAID)).toBeUndefined()
  })

  test('numbers count up within the company', async () => {
    expect((await requested(server, company)).number).toBe(1)
    expect((await requested(server, company, {}, company.tokens.colleague)).number).toBe(2)
    const other = await leaveCompany(server)
    expect((await requested(server, other)).number).toBe(1)
  })
})

describe('the line (R2, R8)', () => {
  test('added approvers come before HR; inactive people and duplicates are skipped, and the history says so', async () => {
    const { id: goneId } = await company.inside(trx => makeEmployee(trx, server, { staffId: 'GONE' }))
    await company.inside(trx =>
      trx.updateTable('employee').set({ status: 'inactive' }).where('id', '=', goneId).execute(),
    )
    const made = await requested(server, company, {
      approverIds: [company.colleague.id, goneId, company.manager.id, company.employee.id],
    })
    expect(made.steps.map(step => [step.approver?.id ?? null, step.status, step.skipReason])).toEqual([
      [company.manager.id, 'PENDING', null],
      [company.colleague.id, 'PENDING', null],
      [goneId, 'SKIPPED', 'INACTIVE'],
      [company.manager.id, 'SKIPPED', 'EARLIER_IN_LINE'],
      [company.employee.id, 'SKIPPED', 'REQUESTER'],
      [null, 'PENDING', null],
    ])
    expect(made.leaveRequestApproves).toEqual(made.steps.map(step => ({ ...step, employee: step.approver })))
    expect(made.history.map(event => [event.action, event.approveOrder])).toEqual([
      ['REQUESTED', null],
      ['SKIPPED', 3],
      ['SKIPPED', 4],
      ['SKIPPED', 5],
    ])
  })

  test('a person without a line manager goes straight to HR', async () => {
    const made = await requested(server, company, {}, company.tokens.admin)
    expect(made.steps).toMatchObject([{ approver: null, status: 'PENDING' }])
  })

  test('the next approver gets a notification and a mail', async () => {
    const made = await requested(server, company, { to: '2026-03-11', toHalf: 'AM' })
    const bell = (await call(server, company.tokens.manager, listNotifications, {})).data
    expect(bell).toMatchObject({ unread: 1, total: 1 })
    expect(bell.rows).toMatchObject([
      {
        title: 'Leave request awaiting your approval',
        body: 'employee Tester: Annual leave, 10/03/2026 to 11/03/2026 (1.5 days, last day until noon)',
        link: `/app/leaves/approved-leave-requests/${made.id}`,
        readAt: null,
      },
    ])
    const { mails } = await leaveRows(company)
    expect(mails).toMatchObject([
      { subject: 'Leave request from employee Tester: 10/03/2026 - 11/03/2026', language: 'en' },
    ])
    expect(mails[0]?.to_address).toMatch(/^manager-\d+@example\.la$/)
    expect((await call(server, company.tokens.hr, listNotifications, { q: 'UNREAD' })).data.unread).toBe(0)
  })
})
