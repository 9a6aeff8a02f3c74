// Whatever changes what days are computed from, computing everything anew gives exactly what is stored (A12).
import { addPunch, listPunches, voidPunch } from '@hr/contract/attendance.ts'
import { changeJob, endEmployment } from '@hr/contract/employee-job.ts'
import { createHoliday, deleteHoliday } from '@hr/contract/holiday.ts'
import { approveLeave, cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { listWorkShifts, setEmployeeShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { changeOf, periods } from '#test/work-shifts.ts'
import { insertWorkShift } from '../shift.store.ts'
import { recomputeDays } from './recompute-days.ts'

const numRuns = Number(process.env.FC_RUNS ?? 2)

let server: TestApp
let company: AttendanceCompany
beforeAll(async () => {
  server = await testApp()
})
beforeEach(async () => {
  company = await attendanceCompany(server)
})
afterAll(() => server.stop())

const at = (date: string, time: string) => server.setNow(vientiane(date, time))

/** What is final is what comes out anew, and no date that has ended is missing. */
async function expectSameAnew() {
  await runJobs(server)
  const before = (await company.stored()).filter(row => !row.is_provisional)
  const now = server.services.now()
  const closedTo = await company.inside(async trx => {
    const profile = await trx.selectFrom('company_profile').selectAll().executeTakeFirstOrThrow()
    await trx.deleteFrom('attendance_day').execute()
    await recomputeDays(trx, company.workspaceId, now, {
      employeeIds: company.everybody,
      from: profile.attendance_since,
      to: '9999-12-31',
    })
    return profile.attendance_closed_to ?? ''
  })
  const stored = new Set(before.map(row => `${row.employee_id} ${row.date}`))
  const anew = (await company.stored()).filter(
    row => row.date <= closedTo || stored.has(`${row.employee_id} ${row.date}`),
  )
  expect(anew).toEqual(before)
}

/** A company begins with the grades of the penalty table; another one has no rates. */
const seededGrade = () =>
  company.inside(async trx => {
    const grades = trx.selectFrom('job_grade').select('id').where('name', '=', 'SO')
    return (await grades.executeTakeFirstOrThrow()).id
  })
const otherGrade = async () => {
  const id = newId()
  const row = { workspace_id: company.workspaceId, id, name: 'Helper' }
  await company.inside(trx => trx.insertInto('job_grade').values(row).execute())
  return id
}

const nightShift = () =>
  company.inside(trx =>
    insertWorkShift(trx, company.workspaceId, {
      name: 'Night',
      nameLo: '',
      amEnd: '00:00',
      pmStart: '01:00',
      items: periods([1, 2, 3, 4], '20:00', '04:00').map(item => ({ ...item, startDate: '2026-01-01' })),
    }),
  )
const office = async () => {
  const shifts = (await call(server, await company.as('hr'), listWorkShifts, {})).data
  const found = shifts.find(({ isDefault }) => isDefault)
  if (!found) throw new Error('No default')
  return found
}

describe('days that are stored follow', () => {
  const statuses = () => company.statuses('2026-03-02', '2026-03-04')
  const ended = async () => {
    at('2026-03-02', '08:31')
    await company.clocked()
    at('2026-03-02', '17:30')
    await company.clocked()
    at('2026-03-05', '04:00')
    await runJob(server, 'attendance.close')
    expect((await statuses()).map(([, status]) => status)).toEqual(['ABSENT', 'ABSENT', 'LATE'])
  }

  test('holidays: added, and removed again', async () => {
    await ended()
    const holiday = { name: 'Visit', nameLo: '', from: '2026-03-03', to: '2026-03-04', yearly: false }
    const { id } = (await call(server, await company.as('hr'), createHoliday, holiday)).data
    expect((await statuses()).map(([, status]) => status)).toEqual(['HOLIDAY', 'HOLIDAY', 'LATE'])
    await expectSameAnew()
    await call(server, await company.as('hr'), deleteHoliday, { id })
    expect((await statuses()).map(([, status]) => status)).toEqual(['ABSENT', 'ABSENT', 'LATE'])
  })

  test('the grace of a shift, which is not dated', async () => {
    await ended()
    const graced = { ...changeOf(await office(), '2026-03-05'), graceMinutes: 5 }
    await call(server, await company.as('hr'), updateWorkShift, graced)
    expect((await statuses()).at(-1)).toEqual(['2026-03-02', 'REGULAR'])
    await expectSameAnew()
  })

  test('a job grade of the past changes the penalty', async () => {
    await ended()
    const jobGradeId = await seededGrade()
    await call(server, await company.as('hr'), changeJob, {
      id: company.employee.id,
      from: '2026-03-01',
      jobGradeId,
    })
    const { rows } = (await company.listed('employee', { from: '2026-03-02', to: '2026-03-02' })).data
    expect(rows.map(row => [row.jobGrade, row.penalty])).toEqual([['SO', 18000]])
    await expectSameAnew()
  })

  test('the end of an employment takes the days after it away', async () => {
    await ended()
    const end = { id: company.colleague.id, date: '2026-03-02', reason: 'Moves away' }
    await call(server, await company.as('hr'), endEmployment, end)
    const days = await company.listed('hr', {
      scope: 'all',
      employeeId: company.colleague.id,
      from: '2026-03-02',
      to: '2026-03-04',
    })
    expect(days.data.rows.map(row => row.date)).toEqual(['2026-03-02'])
    await expectSameAnew()
  })

  test('many days: shown at once, stored by the job', async () => {
    at('2026-03-05', '04:00')
    await company.inside(async trx => {
      const kept = { attendance_since: '2025-08-01', attendance_closed_to: '2026-03-04' }
      await trx.updateTable('company_profile').set(kept).execute()
      const days = { employeeIds: company.everybody, from: '2025-08-01', to: '2026-03-04' }
      await recomputeDays(trx, company.workspaceId, server.services.now(), days)
    })
    const facts = changeOf(await office(), '2025-08-01')
    const change = { ...facts, items: facts.items.filter(item => item.day !== 3) }
    await call(server, await company.as('hr'), updateWorkShift, change)
    const wednesday = async () => (await company.statuses('2026-03-04', '2026-03-04'))[0]?.[1]
    const kept = async () =>
      (await company.stored()).find(
        row => row.employee_id === company.employee.id && row.date === '2026-03-04',
      )?.status
    expect([await wednesday(), await kept()]).toEqual(['WEEKEND', 'ABSENT'])
    await runJobs(server)
    expect([await wednesday(), await kept()]).toEqual(['WEEKEND', 'WEEKEND'])
    await expectSameAnew()
  })
})

type Step =
  | { readonly do: 'punch' | 'time' | 'clock'; readonly day: number; readonly minute: number }
  | { readonly do: 'void' | 'holiday' | 'unholiday' | 'close' | 'cancel'; readonly day: number }
  | { readonly do: 'leave'; readonly day: number; readonly days: number }
  | { readonly do: 'shift' | 'grade' | 'end' | 'given'; readonly day: number; readonly minute: number }

const day = fc.integer({ min: 0, max: 9 })
const minute = fc.integer({ min: 5 * 60, max: 23 * 60 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('punch', 'clock'), day, minute }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('time'), day, minute }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('void', 'holiday', 'unholiday', 'close', 'cancel'), day }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('leave'), day, days: fc.integer({ min: 0, max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('shift', 'grade', 'given'), day, minute }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end'), day, minute }) },
)
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const dateOf = (place: number) => addDays('2026-03-02', place)

/** What a step cannot do (a punch of the future, leave of days that are taken) the server refuses, and nothing changes. */
async function play(steps: readonly Step[]) {
  let today = 0
  const holidays: string[] = []
  const requests: string[] = []
  const grades = [await seededGrade(), await otherGrade()]
  const hr = () => company.as('hr')
  const night = await nightShift()
  at(dateOf(today), '23:30')
  for (const one of steps) {
    const date = dateOf(one.day)
    switch (one.do) {
      case 'punch':
        await company.byHand(date, timeOf(one.minute))
        break
      case 'clock':
        await call(server, await company.as('employee'), addPunch, {})
        break
      case 'time':
        today += one.day % 3
        at(dateOf(today), one.day % 3 === 0 ? '23:45' : timeOf(one.minute))
        break
      case 'void': {
        const span = { from: '2026-03-02', to: '2026-03-20' }
        const { rows } = (await call(server, await hr(), listPunches, span)).data
        const chosen = rows[one.day]
        if (chosen) await call(server, await hr(), voidPunch, { id: chosen.id, reason: 'Not theirs' })
        break
      }
      case 'holiday': {
        const holiday = { name: 'Day', nameLo: '', from: date, to: date, yearly: one.day % 2 === 0 }
        const made = await call(server, await hr(), createHoliday, { ...holiday, takeDays: true })
        holidays.push(made.data.id)
        break
      }
      case 'unholiday': {
        const id = holidays.pop()
        if (id !== undefined) await call(server, await hr(), deleteHoliday, { id })
        break
      }
      case 'close':
        await runJob(server, 'attendance.close')
        break
      case 'leave': {
        const draft = company.draft({ from: date, to: addDays(date, one.days) })
        const made = await call(server, await company.as('employee'), requestLeave, draft)
        if (made.status !== 200) break
        requests.push(made.data.id)
        await call(server, await company.as('manager'), approveLeave, { id: made.data.id })
        await call(server, await hr(), approveLeave, { id: made.data.id })
        break
      }
      case 'cancel': {
        const id = requests.pop()
        if (id !== undefined) await call(server, await hr(), cancelLeave, { id, reason: 'Came to work' })
        break
      }
      case 'shift': {
        const facts = changeOf(await office(), date)
        const timeIn = timeOf(one.minute)
        const items = facts.items.map(item =>
          item.day === 2 ? { ...item, timeIn, timeOut: timeOf((one.minute + 480) % 1440) } : item,
        )
        const grace = one.minute % 2 === 0 ? {} : { graceMinutes: one.day }
        await call(server, await hr(), updateWorkShift, { ...facts, items, ...grace })
        break
      }
      case 'given': {
        const workShiftId = one.minute % 2 === 0 ? night : (await office()).id
        await call(server, await hr(), setEmployeeShift, { id: company.employee.id, workShiftId, from: date })
        break
      }
      case 'grade': {
        const jobGradeId = grades[one.minute % 2] ?? ''
        await call(server, await hr(), changeJob, { id: company.employee.id, from: date, jobGradeId })
        break
      }
      case 'end':
        await call(server, await hr(), endEmployment, {
          id: company.colleague.id,
          date,
          reason: 'Moves away',
        })
        break
    }
  }
}

test(
  'after any sequence of changes',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async steps => {
        company = await attendanceCompany(server)
        await play(steps)
        await expectSameAnew()
        at('2026-03-25', '06:00')
        await runJob(server, 'attendance.close')
        await expectSameAnew()
      }),
      { numRuns, endOnFailure: numRuns <= 2 },
    ),
  numRuns * 120_000,
)
