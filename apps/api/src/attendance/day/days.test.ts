// Punches, and the days computed from them (A1-A7, A12).
import { addPunch, putBackPunch, voidPunch } from '@hr/contract/attendance.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { approveLeave, cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { describe, expect, test } from 'vitest'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
const other = perFile(() => attendanceCompany(server))

const at = (date: string, time: string) => server.setNow(vientiane(date, time))

describe('clocking in and out (A2-A5)', () => {
  test('the first punch shows late immediately, the last one completes the day', async () => {
    at('2026-03-02', '08:31')
    const first = await company.clocked()
    expect(first).toMatchObject({
      time: '08:31',
      day: { date: '2026-03-02', isProvisional: true, lateTime: 1 },
    })
    expect(first.day?.periods[0]?.timeCheck).toMatchObject({
      timeIn: '08:31',
      labelIn: 'LATE',
      timeOut: null,
    })
    at('2026-03-02', '17:40')
    const last = await company.clocked()
    expect(last.day?.periods.map(period => [period.timeCheck.timeOut, period.totalHours])).toEqual([
      [null, 3.48],
      ['17:40', 4.67],
    ])
    expect(last.day?.totalHours).toBe(8.15)
    at('2026-03-03', '09:00')
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'LATE']])
  })

  const click = async () => (await call(server, await company.as('employee'), addPunch, {})).data

  test.each([
    ['08:00:00.000Z', true],
    ['08:00:02.000Z', true],
    ['08:00:02.001Z', false],
  ])('a second click at %s returns the first punch: %s', async (time, isSame) => {
    server.setNow('2026-03-02T08:00:00.000Z')
    const first = await click()
    const before = await company.stored()
    server.setNow(`2026-03-02T${time}`)
    const second = await click()
    expect([second.id === first.id, second.at === first.at]).toEqual([isSame, isSame])
    expect(second.day?.date).toBe(first.day?.date)
    if (isSame) expect(await company.stored()).toEqual(before)
  })

  test('a click after HR voided the first is a new punch', async () => {
    at('2026-03-02', '08:00')
    const { id } = await click()
    await call(server, await company.as('hr'), voidPunch, { id, reason: 'Not theirs' })
    server.setNow('2026-03-02T01:00:01Z')
    expect((await click()).id).not.toBe(id)
  })

  test('four clicks at once are one punch, 30 times', async () => {
    const { services } = server
    const fixed = services.now
    for (let round = 0; round < 30; round += 1) {
      let calls = 0
      const start = Date.UTC(2026, 2, 2, 1, round)
      // The clock advances by some milliseconds with every reading, as between real calls.
      Object.assign(services, { now: () => new Date(start + (calls += 3)) })
      const answers = await Promise.all([click(), click(), click(), click()])
      expect(new Set(answers.map(({ id, at: instant }) => `${id} ${instant}`)).size).toBe(1)
    }
    Object.assign(services, { now: fixed })
    const punches = await inWorkspace(services.db, company.workspaceId, trx =>
      trx.selectFrom('punch').select('id').where('employee_id', '=', company.employee.id).execute(),
    )
    expect(punches).toHaveLength(30)
  })

  test('an owner of the space without an employee record cannot punch', async () => {
    expect((await call(server, company.tokens.owner, addPunch, {})).code).toBe('NO_EMPLOYEE_RECORD')
  })

  test('two browsers at once: both punches are stored, and the day has both', async () => {
    at('2026-03-02', '17:30')
    await Promise.all([
      company.byHand('2026-03-02', '08:20'),
      company.byHand('2026-03-02', '12:00'),
      company.clocked(),
    ])
    const { punches, day } = (await company.explained('employee', '2026-03-02')).data
    expect(punches.map(({ time, source, dayDate }) => [time, source, dayDate])).toEqual([
      ['08:20', 'MANUAL', '2026-03-02'],
      ['12:00', 'MANUAL', '2026-03-02'],
      ['17:30', 'WEB', '2026-03-02'],
    ])
    expect(day?.periods[0]?.timeCheck.timeIn).toBe('08:20')
    expect(day?.periods[1]?.timeCheck.timeOut).toBe('17:30')
  })
})

describe('punches by HR (A2)', () => {
  test('are added and voided with a reason, and the day is recomputed', async () => {
    at('2026-03-03', '09:00')
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await company.byHand('2026-03-02', '08:25')
    const { id } = (await company.byHand('2026-03-02', '17:30')).data
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'REGULAR']])
    const voided = await call(server, await company.as('hr'), voidPunch, { id, reason: 'Entered twice' })
    expect(voided.status).toBe(200)
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'NO_TIME_OUT']])
    expect((await call(server, await company.as('hr'), voidPunch, { id, reason: 'Again' })).code).toBe(
      'PUNCH_VOIDED',
    )
    const { punches, reasons } = (await company.explained('hr', '2026-03-02')).data
    expect(punches.map(({ time, voidReason, dayDate }) => [time, voidReason, dayDate])).toEqual([
      ['08:25', '', '2026-03-02'],
      ['17:30', 'Entered twice', null],
    ])
    expect(reasons.map(({ en }) => en)).toContain('Penalty 100,000\u00A0LAK: missing punch')
    const audit = await call(server, await company.as('admin'), listAudit, { entity: 'punch', entityId: id })
    expect(audit.data.rows.map(({ operation }) => operation)).toEqual(['UPDATE', 'CREATE'])
  })

  test.each([
    ['2026-03-02', '07:01', 'PUNCH_FUTURE'],
    ['2024-01-07', '08:00', 'BEFORE_EMPLOYMENT'],
  ])('%s %s is refused: %s', async (date, time, code) => {
    expect((await company.byHand(date, time)).code).toBe(code)
  })

  test('the same minute twice is refused', async () => {
    at('2026-03-02', '10:00')
    await company.byHand('2026-03-02', '08:00')
    expect((await company.byHand('2026-03-02', '08:00')).code).toBe('PUNCH_EXISTS')
  })

  test('a voided one is restored or entered again; the day is recomputed each time and the history keeps everything', async () => {
    at('2026-03-02', '20:00')
    await company.byHand('2026-03-02', '08:00')
    const { id } = (await company.byHand('2026-03-02', '17:30')).data
    const hr = await company.as('hr')
    const undo = () => call(server, hr, putBackPunch, { id, reason: 'It was theirs' })
    const day = async () => (await company.explained('hr', '2026-03-02')).data
    const timeOut = async () => (await day()).day?.periods.at(-1)?.timeCheck.timeOut
    expect((await undo()).code).toBe('PUNCH_COUNTS')
    await call(server, hr, voidPunch, { id, reason: 'Not theirs' })
    expect(await timeOut()).toBeNull()
    const both = await Promise.all([undo(), undo()])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'PUNCH_COUNTS'])
    expect(await timeOut()).toBe('17:30')
    await call(server, hr, voidPunch, { id, reason: 'Not theirs after all' })
    expect(await timeOut()).toBeNull()
    const again = await company.byHand('2026-03-02', '17:30')
    expect(again.data).toMatchObject({ id, putBack: true, uncounted: null })
    expect(await timeOut()).toBe('17:30')
    const by = { id: company.hr.id }
    expect((await day()).punches.find(punch => punch.id === id)?.history).toMatchObject([
      { action: 'VOIDED', reason: 'Not theirs', by },
      { action: 'PUT_BACK', reason: 'It was theirs', by },
      { action: 'VOIDED', reason: 'Not theirs after all', by },
      { action: 'PUT_BACK', reason: 'The reader was broken', by },
    ])
    const audited = await company.inside(trx =>
      trx.selectFrom('audit_entry').select('after').where('entity_id', '=', id).execute(),
    )
    expect(audited.map(({ after }) => after)).toContainEqual({
      voided: false,
      reason: 'The reader was broken',
    })
    for (const name of ['manager', 'employee'] as const) {
      const token = await company.as(name)
      expect((await call(server, token, putBackPunch, { id, reason: 'Mine' })).status).toBe(403)
    }
    expect((await call(server, await other.as('hr'), putBackPunch, { id, reason: 'Mine' })).status).toBe(404)
  })

  test('one that does not count says why, immediately and in the day', async () => {
    at('2026-03-03', '20:00')
    const entered = async (date: string, time: string) => (await company.byHand(date, time)).data.uncounted
    expect(await entered('2026-03-03', '08:00')).toBeNull()
    expect(await entered('2026-03-03', '17:30')).toBeNull()
    expect(await entered('2026-03-03', '08:01')).toBe('DUPLICATE')
    expect(await entered('2026-03-03', '12:00')).toBe('BETWEEN')
    expect(await entered('2026-03-03', '02:00')).toBe('BEFORE_WINDOW')
    const { punches } = (await company.explained('hr', '2026-03-03')).data
    expect(punches.map(({ time, uncounted }) => [time, uncounted])).toEqual([
      ['02:00', 'BEFORE_WINDOW'],
      ['08:00', null],
      ['08:01', 'DUPLICATE'],
      ['12:00', 'BETWEEN'],
      ['17:30', null],
    ])
  })

  test('are forbidden to employees and managers, and to other companies', async () => {
    expect((await company.byHand('2026-03-02', '06:00', 'employee')).status).toBe(403)
    expect((await company.byHand('2026-03-02', '06:00', 'manager')).status).toBe(403)
    expect((await other.byHand('2026-03-02', '06:00', 'hr', company.employee.id)).status).toBe(404)
    const { id } = (await company.byHand('2026-03-02', '06:00')).data
    expect((await call(server, await other.as('hr'), voidPunch, { id, reason: 'Not mine' })).status).toBe(404)
  })

  test('cannot be changed or deleted by the server’s role', async () => {
    await company.byHand('2026-03-02', '06:00')
    const change = company.inside(trx => trx.updateTable('punch').set({ reason: 'Other' }).execute())
    await expect(change).rejects.toThrow(/permission denied/)
    const remove = company.inside(trx => trx.deleteFrom('punch').execute())
    await expect(remove).rejects.toThrow(/permission denied/)
  })
})

describe('approved leave (A6)', () => {
  const asked = async (from: string, to: string) => {
    const { id } = (
      await call(server, await company.as('employee'), requestLeave, company.draft({ from, to }))
    ).data
    return id
  }

  test('changes the day in the transaction of the last approval, and of the cancellation by HR', async () => {
    at('2026-03-03', '07:00')
    await runJob(server, 'attendance.close')
    const id = await asked('2026-03-02', '2026-03-02')
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await call(server, await company.as('manager'), approveLeave, { id })
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await call(server, await company.as('hr'), approveLeave, { id })
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ON_LEAVE']])
    expect((await company.stored()).find(row => row.employee_id === company.employee.id)?.status).toBe(
      'ON_LEAVE',
    )
    await call(server, await company.as('hr'), cancelLeave, { id, reason: 'Was at work' })
    expect(await company.statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
  })
})
