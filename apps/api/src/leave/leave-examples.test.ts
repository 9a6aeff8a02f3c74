// Plays every example of docs/leave-examples.md over HTTP: the figures of its tables are the expectations.
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { createHoliday, deleteHoliday } from '@hr/contract/holiday.ts'
import { approveLeave, getLeaveRequest, leaveBalances, requestLeave } from '@hr/contract/leave.ts'
import type { LeaveBalance, LeaveRequestDetail } from '@hr/contract/leave.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { dayHalves } from '@hr/domain/calendar/day-halves.ts'
import type { Minutes } from '@hr/domain/calendar/day-halves.ts'
import { noShift } from '@hr/domain/calendar/day-plan.ts'
import { timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import type { Draft, LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

type Table = readonly Readonly<Record<string, string>>[]
type Type = keyof LeaveCompany['types']

const freshCompany = keptWorld(leaveCompany)
const server = testServer()
let company: LeaveCompany
beforeEach(async () => {
  onDay('2026-03-20')
  company = await freshCompany(server)
})

const onDay = (date: string) => server.setNow(`${date}T02:00:00Z`)
const days = (halfDays: number) => String(halfDays / 2)
const written = (date: string) => date.split('-').toReversed().join('/')

/** Sessions do not survive a change of the date. */
const token = (who: 'employee' | 'colleague' | 'manager' | 'hr') => signIn(server, company[who].username)

async function balance(date: string, type: Type = 'ANNUAL', id = company.employee.id): Promise<LeaveBalance> {
  const input = { employeeId: id, date }
  const { data } = await call(server, await token('hr'), leaveBalances, input)
  const found = data.find(row => row.leaveTypeId === company.types[type])
  if (!found) throw new Error(`No balance of ${type}`)
  return found
}
const available = async (date: string, type?: Type, id?: number) =>
  days((await balance(date, type, id)).available)

async function asked(draft: Partial<Draft>, who: 'employee' | 'colleague' = 'employee') {
  return (await call(server, await token(who), requestLeave, company.draft(draft))).data
}

/** Each example returns its tables as computed. */
const examples: Readonly<Record<string, () => Promise<readonly Table[]>>> = {
  'Somebody who joins in March': async () => {
    const joiner = (startedOn: string) =>
      company.inside(trx => makeEmployee(trx, server, { staffId: startedOn, startedOn }))
    const row = async (startedOn: string) => {
      const { id } = await joiner(startedOn)
      return {
        Joined: written(startedOn),
        Annual: await available('2026-03-20', 'ANNUAL', id),
        Sick: await available('2026-03-20', 'SICK', id),
        Personal: await available('2026-03-20', 'PERSONAL', id),
      }
    }
    return [[await row('2026-03-09'), await row('2026-03-16')]]
  },

  'Five days carried over until 31 March': async () => {
    await asked({ from: '2026-06-01', to: '2026-06-10' })
    const row = async (date: string) => {
      const { entitled, carriedOver, expired, used, pending, available: left } = await balance(date)
      return {
        On: written(date),
        Entitled: days(entitled),
        'Carried over': days(carriedOver),
        Expired: days(expired),
        Used: days(used + pending),
        Available: days(left),
      }
    }
    onDay('2026-12-31')
    await runJob(server, 'leave.grant-year')
    const rows = [await row('2026-12-31')]
    onDay('2027-01-01')
    await runJob(server, 'leave.settle-ended')
    rows.push(await row('2027-01-01'))
    await asked({ from: '2027-02-08', to: '2027-02-09' })
    onDay('2027-03-31')
    rows.push(await row('2027-03-31'))
    onDay('2027-04-01')
    await runJob(server, 'leave.settle-ended')
    rows.push(await row('2027-04-01'))
    return [rows]
  },

  'Leave over New Year': async () => {
    onDay('2026-11-16')
    await runJob(server, 'leave.grant-year')
    const years = [
      { year: '2026', date: '2026-12-31' },
      { year: '2027', date: '2027-01-02' },
    ]
    const before = await Promise.all(years.map(({ date }) => balance(date)))
    await asked({ from: '2026-12-28', to: '2027-01-05' })
    const rows = years.map(async ({ year, date }, index) => {
      const after = await balance(date)
      return {
        'Leave year': year,
        Before: days(before[index]?.available ?? 0),
        Taken: days(after.pending),
        After: days(after.available),
      }
    })
    return [await Promise.all(rows)]
  },

  'Half days around a holiday': async () => {
    const before = await available('2026-04-13')
    const draft = { from: '2026-04-13', to: '2026-04-17', fromHalf: 'PM', toHalf: 'AM' } as const
    const request = await asked(draft)
    const word = (date: string, half: string) => {
      const day = request.days.find(one => one.date === date && one.half === half)
      return day === undefined ? 'at work' : day.counted ? 'leave' : (day.reason ?? '').toLowerCase()
    }
    const dates = [...new Set(request.days.map(({ date }) => date))]
    const after = await available('2026-04-13')
    return [
      dates.map(date => ({
        Day: `${weekdayOf(date)} ${written(date)}`,
        Morning: word(date, 'AM'),
        Afternoon: word(date, 'PM'),
      })),
      [{ Counted: days(request.halfDays), 'Balance before': before, 'Balance after': after }],
    ]
  },

  'Maternity in calendar days': async () => {
    const before = await available('2026-06-01', 'MATERNITY')
    const range = { from: '2026-06-01', to: '2026-09-13' }
    const { halfDays } = await asked({ ...range, leaveTypeId: company.types.MATERNITY })
    return [
      [
        {
          Type: 'Maternity',
          From: written(range.from),
          To: written(range.to),
          Counted: days(halfDays),
          'Balance before': before,
          'Balance after': await available('2026-06-01', 'MATERNITY'),
        },
      ],
    ]
  },

  'A holiday that is added afterwards': async () => {
    const { id } = await asked({ from: '2026-08-10', to: '2026-08-14' })
    await call(server, await token('manager'), approveLeave, { id })
    await call(server, await token('hr'), approveLeave, { id })
    const rows: Record<string, string>[] = []
    const note = async (when: string) => {
      const request: LeaveRequestDetail = (await call(server, await token('hr'), getLeaveRequest, { id }))
        .data
      rows.push({
        When: request.status === 'APPROVED' ? when : request.status,
        'Days of the request': days(request.halfDays),
        Balance: await available('2026-08-10'),
      })
    }
    const holiday = { from: '2026-08-12', to: '2026-08-12', name: 'Festival' }
    const add = async () => (await call(server, await token('hr'), createHoliday, holiday)).data.id
    await note('approved')
    const first = await add()
    await note('holiday added')
    await call(server, await token('hr'), deleteHoliday, { id: first, takeDays: false })
    await note('holiday taken away, left as it is')
    await call(server, await token('hr'), deleteHoliday, { id: await add(), takeDays: true })
    await note('holiday taken away, days taken')
    return [rows]
  },

  'A shift without Fridays': async () => {
    await worksIn('employee', [1, 2, 3, 4], '08:30', '17:30')
    const row = async (name: string, who: 'employee' | 'colleague') => {
      const before = await available('2026-08-10', 'ANNUAL', company[who].id)
      const { halfDays } = await asked({ from: '2026-08-10', to: '2026-08-16' }, who)
      const after = await available('2026-08-10', 'ANNUAL', company[who].id)
      return { Shift: name, Counted: days(halfDays), 'Balance before': before, 'Balance after': after }
    }
    return [[await row('Monday to Thursday', 'employee'), await row('Monday to Friday', 'colleague')]]
  },

  'Half a night': async () => {
    const row = async (who: 'employee' | 'colleague', [timeIn, timeOut]: Times, draft: Partial<Draft>) => {
      await worksIn(who, [1, 2, 3, 4, 5], timeIn, timeOut)
      const before = await available('2026-08-10', 'ANNUAL', company[who].id)
      const { halfDays } = await asked({ from: '2026-08-10', to: '2026-08-10', ...draft }, who)
      const halves = dayHalves([{ timeIn, timeOut }], noShift)
      return {
        Shift: `${timeIn}-${timeOut}`,
        'First half': clock(halves?.AM),
        'Second half': clock(halves?.PM),
        Leave: draft.fromHalf === 'PM' ? 'second half' : 'whole day',
        Counted: days(halfDays),
        'Balance before': before,
        'Balance after': await available('2026-08-10', 'ANNUAL', company[who].id),
      }
    }
    const whole = await row('employee', ['22:00', '06:00'], {})
    return [[whole, await row('colleague', ['13:00', '22:00'], { fromHalf: 'PM' })]]
  },
}

type Times = readonly [LocalTime, LocalTime]
const clock = (half: Minutes | undefined) =>
  half === undefined ? '' : [half.start, half.end].map(timeOfMinutes).join('-')

async function worksIn(
  who: 'employee' | 'colleague',
  weekdays: readonly number[],
  ...[timeIn, timeOut]: Times
) {
  const items = weekdays.map(day => ({ day, timeIn, timeOut, startDate: '2026-01-01', expireDate: null }))
  const shift = { ...noShift, name: `${timeIn} ${who}`, nameLo: '', items }
  const workShiftId = await company.inside(trx => insertWorkShift(trx, shift))
  const holder = { id: company[who].id, workShiftId, from: '2026-03-20' }
  await call(server, await token('hr'), setEmployeeShift, holder)
}

const weekdayOf = (date: string) =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()] ?? ''

const sections = readFileSync(new URL('../../../../docs/leave-examples.md', import.meta.url), 'utf8')
  .split('\n## ')
  .slice(1)
  .map(section => ({
    heading: section.split('\n')[0] ?? '',
    tables: section
      .split(/\n\n+/)
      .filter(part => part.startsWith('|'))
      .map(tableOf),
  }))

function tableOf(text: string): Table {
  const [head = [], , ...rows] = text
    .trim()
    .split('\n')
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  return rows.map(row => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])))
}

test('every example is played, and no others', () => {
  expect(sections.map(({ heading }) => heading)).toEqual(Object.keys(examples))
})

test.each(sections)('$heading', async ({ heading, tables }) => {
  expect(await examples[heading]?.()).toEqual(tables)
})
