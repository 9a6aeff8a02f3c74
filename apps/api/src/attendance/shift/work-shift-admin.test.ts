// HR manages work shifts (A1): creates them, and changes them from a day on.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listAudit } from '@hr/contract/audit.ts'
import type { createWorkShift } from '@hr/contract/work-shift.ts'
import { previewWorkShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import { describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { brokenInvariants, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import type { TestApp } from '#test/test-app.ts'
import { changeOf, periods, withShifts } from '#test/work-shifts.ts'
import type { shiftsOf } from '#test/work-shifts.ts'

let server: TestApp
let company: LeaveCompany
let other: LeaveCompany
let shifts: ReturnType<typeof shiftsOf>
withShifts(made => {
  ;({ server, company, other, shifts } = made)
})

const hr = () => company.tokens.hr

describe('a new shift', () => {
  test('is listed with its times, and without holders', async () => {
    const shift = await shifts.made({
      checkMode: 'PER_PERIOD',
      graceMinutes: 10,
      amEnd: '11:30',
      pmStart: '12:30',
    })
    expect(shift).toMatchObject({
      code: 'SHOP',
      name: 'Shop',
      nameLo: 'ຮ້ານ',
      checkMode: 'PER_PERIOD',
      graceMinutes: 10,
      amEnd: '11:30',
      pmStart: '12:30',
      isActive: true,
      isDefault: false,
      holders: 0,
      version: 1,
    })
    expect(shift.items).toHaveLength(5)
    expect(shift.items[0]).toEqual({
      day: 2,
      timeIn: '08:30',
      timeOut: '17:30',
      startDate: '2026-01-01',
      expireDate: null,
    })
    expect((await shifts.list()).map(({ name, holders, isDefault }) => [name, holders, isDefault])).toEqual([
      ['Office', 5, true],
      ['Shop', 0, false],
    ])
    const audit = (await call(server, company.tokens.admin, listAudit, { entity: 'work_shift' })).data
    expect(audit.rows).toHaveLength(1)
    expect(audit.rows[0]).toMatchObject({ operation: 'CREATE', entityId: shift.id })
  })

  const night = { day: 1, timeIn: '22:00', timeOut: '06:00', expireDate: null }
  test.each<[string, Partial<InputOf<typeof createWorkShift>>, string, string]>([
    ['no time', { items: [] }, 'items', 'Please add work shift time at least one time'],
    ['no name', { name: '' }, 'name', 'Name is required'],
    [
      'a time that is none',
      { items: periods([1], '25:00', '17:00') },
      'items.0.timeIn',
      'Time must be valid, for example 08:30',
    ],
    ['an eighth day', { items: periods([7], '08:00', '17:00') }, 'items.0.day', 'Day must be at most 6'],
    ['grace over four hours', { graceMinutes: 241 }, 'graceMinutes', 'Grace minutes must be at most 240'],
    [
      'an afternoon before the morning ends',
      { amEnd: '13:00', pmStart: '12:59' },
      'pmStart',
      'The afternoon cannot begin before the morning ends',
    ],
    [
      'periods at the same time',
      { items: [...periods([1], '08:00', '12:00'), ...periods([1], '11:30', '17:00')] },
      'items.1.timeIn',
      'Overlaps 08:00 - 12:00 of the same day',
    ],
    [
      'a night into the next morning',
      { items: [night, ...periods([2], '05:30', '12:00')] },
      'items.1.timeIn',
      'Overlaps 22:00 - 06:00 of the next day',
    ],
    [
      'an end before the start',
      { items: [{ ...night, startDate: '2026-05-01', expireDate: '2026-04-30' }] },
      'items.0.expireDate',
      'Must end on 01/05/2026 or later',
    ],
  ])('is refused with %s', async (_, changes, path, message) => {
    const answer = await shifts.create(changes)
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ [path]: message })
    expect(await shifts.list()).toHaveLength(1)
  })

  test('begins with its first item where no day is named; without any day it is refused', async () => {
    const hours = { timeIn: '08:00', timeOut: '17:00' }
    const named = { name: 'Kiosk', code: '', from: undefined }
    const items = [
      { day: 1, ...hours, startDate: '2026-02-02' },
      { day: 2, ...hours, startDate: '2026-01-06' },
      { day: 3, ...hours },
    ]
    const { status, data } = await shifts.create({ ...named, items })
    expect([status, data.items.map(({ startDate }) => startDate)]).toEqual([
      200,
      ['2026-02-02', '2026-01-06', '2026-01-06'],
    ])
    const refused = await shifts.create({ ...named, name: 'Stall', items: [{ day: 1, ...hours }] })
    expect(refused.fields).toEqual({ from: 'From date is required' })
  })

  test('has a unique name and code; another company may use them too', async () => {
    await shifts.made()
    expect(await shifts.create({ code: 'S2' })).toMatchObject({
      status: 409,
      message: 'Name is already in use',
    })
    expect(await shifts.create({ name: 'Store' })).toMatchObject({
      status: 409,
      message: 'Code is already in use',
    })
    expect((await shifts.create({ name: 'Night', code: '' })).status).toBe(200)
    expect((await shifts.create({ name: 'Late', code: '' })).status).toBe(200)
    expect((await shifts.create({}, other.tokens.hr)).status).toBe(200)
  })
})

describe('a change from a day on', () => {
  test('keeps earlier days, and recounts the leave of its holders', async () => {
    await requested(server, company, { from: '2026-03-09', to: '2026-03-13' })
    await requested(server, company, { from: '2026-03-12', to: '2026-03-12' }, company.tokens.colleague)
    const before = await shifts.office()
    // No work on Thursdays from 10 March on.
    const given = changeOf(before, '2026-03-10')
    const change = { ...given, items: given.items.filter(({ day }) => day !== 4) }
    const rows = await leaveRows(company)
    const preview = (await call(server, hr(), previewWorkShift, change)).data.requests
    expect(
      preview.map(({ halfDaysBefore, halfDaysAfter, outcome }) => [halfDaysBefore, halfDaysAfter, outcome]),
    ).toEqual([
      [10, 8, 'GIVEN_BACK'],
      [2, 0, 'CANCELLED'],
    ])
    expect(await leaveRows(company)).toEqual(rows)
    const saved = (await call(server, hr(), updateWorkShift, change)).data
    expect(saved.requests).toEqual(preview)
    expect(saved.version).toBe(2)
    expect(await shifts.annual()).toMatchObject({ pending: 8 })
    expect(await shifts.works(company.employee.id, '2026-03-05', '2026-03-12', '2026-03-13')).toEqual([
      '08:30',
      undefined,
      '08:30',
    ])
    const thursdays = saved.items.filter(({ day }) => day === 4)
    expect(thursdays.map(({ expireDate }) => expireDate)).toEqual(['2026-03-09', '2026-03-09'])
    // Items that do not change are not split.
    expect(saved.items).toHaveLength(10)
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('takes days only if HR chooses so', async () => {
    await requested(server, company, { from: '2026-03-13', to: '2026-03-16' })
    const given = changeOf(await shifts.office(), '2026-03-10')
    const change = { ...given, items: [...given.items, ...periods([6], '08:30', '12:00')] }
    const kept = (await call(server, hr(), updateWorkShift, change)).data
    expect(kept.requests.map(({ outcome }) => outcome)).toEqual(['KEPT'])
    expect(await shifts.annual()).toMatchObject({ pending: 4 })
  })

  test('of the name alone recounts nothing; a concurrent change is not overwritten', async () => {
    await requested(server, company, { from: '2026-03-09', to: '2026-03-13' })
    const before = await shifts.office()
    const change = { ...changeOf(before, '2026-03-02'), name: 'Head office' }
    expect((await call(server, hr(), updateWorkShift, change)).data).toMatchObject({
      name: 'Head office',
      requests: [],
      version: 2,
    })
    expect(await call(server, hr(), updateWorkShift, { ...change, name: 'Mine' })).toMatchObject({
      code: 'STALE',
    })
    expect((await shifts.office()).name).toBe('Head office')
  })

  test('cannot overlap a night that starts before it', async () => {
    const shift = await shifts.made({ items: periods([1, 2, 3, 4, 5], '22:00', '06:00') })
    // From Tuesday 10 March: Monday night still ends on Tuesday at 06:00.
    const change = { ...changeOf(shift, '2026-03-10'), items: periods([2], '05:00', '12:00') }
    const answer = await call(server, hr(), updateWorkShift, change)
    expect(answer.fields).toEqual({ 'items.0.timeIn': 'Overlaps 22:00 - 06:00 of the next day' })
    const later = { ...change, items: periods([2], '06:00', '12:00') }
    expect((await call(server, hr(), updateWorkShift, later)).status).toBe(200)
  })

  test('two at once: one is saved, the other gets STALE', async () => {
    const change = changeOf(await shifts.office(), '2026-03-02')
    const answers = await Promise.all(
      ['One', 'Two'].map(name => call(server, hr(), updateWorkShift, { ...change, name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('while it is assigned to somebody: their leave uses the saved times, in either order', async () => {
    const shift = await shifts.made()
    // Monday 9 to Friday 13 March: ten half days in the office, eight in the shop, six without Thursdays there.
    await requested(server, company, { from: '2026-03-09', to: '2026-03-13' })
    const given = changeOf(shift, '2026-03-02')
    const change = { ...given, items: given.items.filter(({ day }) => day !== 4) }
    const answers = await Promise.all([shifts.give(shift.id), call(server, hr(), updateWorkShift, change)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shifts.annual()).toMatchObject({ pending: 6 })
    expect(await brokenInvariants(company)).toEqual([])
  })
})
