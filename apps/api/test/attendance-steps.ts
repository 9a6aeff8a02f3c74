// Random sequences of everything that can change attendance days, played over HTTP.
import { addPunch, listPunches, putBackPunch, voidPunch } from '@hr/contract/attendance.ts'
import { overruleDay, undoOverrule } from '@hr/contract/attendance-overrule.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { createHoliday, deleteHoliday } from '@hr/contract/holiday.ts'
import { approveLeave, cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { listWorkShifts, updateWorkShift } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import fc from 'fast-check'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { newId } from '#api/db/new-id.ts'
import { vientiane } from './attendance.ts'
import type { AttendanceCompany } from './attendance.ts'
import { call } from './call.ts'
import { runJob } from './run-jobs.ts'
import type { TestApp } from './test-app.ts'
import { changeOf, periods } from './work-shifts.ts'

type OverruleType = (typeof overruleTypes)[number]

/** The first company has the grades of the penalty table; another one has no rates. */
export const seededGrade = (company: AttendanceCompany) =>
  company.inside(async trx => {
    const grades = trx.selectFrom('job_grade').select('id').where('name', '=', 'SO')
    return (await grades.executeTakeFirstOrThrow()).id
  })
const otherGrade = async (company: AttendanceCompany) => {
  const id = newId()
  const row = { workspace_id: company.workspaceId, id, name: 'Helper' }
  await company.inside(trx => trx.insertInto('job_grade').values(row).execute())
  return id
}

const nightShift = (company: AttendanceCompany) =>
  company.inside(trx =>
    insertWorkShift(trx, {
      name: 'Night',
      nameLo: '',
      amEnd: '00:00',
      pmStart: '01:00',
      items: periods([1, 2, 3, 4], '20:00', '04:00').map(item => ({ ...item, startDate: '2026-01-01' })),
    }),
  )
export const office = async (server: TestApp, company: AttendanceCompany) => {
  const shifts = (await call(server, await company.as('hr'), listWorkShifts, {})).data
  const found = shifts.find(({ isDefault }) => isDefault)
  if (!found) throw new Error('No default')
  return found
}

type Step =
  | { readonly do: 'punch' | 'time' | 'clock'; readonly day: number; readonly minute: number }
  | {
      readonly do: 'void' | 'putBack' | 'holiday' | 'unholiday' | 'close' | 'cancel' | 'undo'
      readonly day: number
    }
  | { readonly do: 'overrule'; readonly day: number; readonly minute: number; readonly type: OverruleType }
  | { readonly do: 'leave'; readonly day: number; readonly days: number }
  | { readonly do: 'shift' | 'grade' | 'end' | 'given'; readonly day: number; readonly minute: number }

const day = fc.integer({ min: 0, max: 9 })
const minute = fc.integer({ min: 5 * 60, max: 23 * 60 })
export const factStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('punch', 'clock'), day, minute }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('time'), day, minute }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('void', 'putBack', 'holiday', 'unholiday', 'close', 'cancel', 'undo'),
      day,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('overrule'),
      day,
      minute,
      type: fc.constantFrom(...overruleTypes),
    }),
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

/** An impossible step (a future punch, leave on taken days) is refused by the server and changes nothing. */
export async function play(
  server: TestApp,
  company: AttendanceCompany,
  steps: readonly Step[],
  onPlayed: () => Promise<void> = async () => {},
) {
  let today = 0
  const holidays: string[] = []
  const requests: string[] = []
  const actions: string[] = []
  const voided: string[] = []
  const grades = [await seededGrade(company), await otherGrade(company)]
  const hr = () => company.as('hr')
  const night = await nightShift(company)
  const at = (date: string, time: string) => server.setNow(vientiane(date, time))
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
        if (!chosen) break
        await call(server, await hr(), voidPunch, { id: chosen.id, reason: 'Not theirs' })
        voided.push(chosen.id)
        break
      }
      case 'putBack': {
        const id = voided.splice(one.day % Math.max(voided.length, 1), 1)[0]
        if (id !== undefined) await call(server, await hr(), putBackPunch, { id, reason: 'It was theirs' })
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
      case 'overrule': {
        const times = one.type === 'TIME_ATTENDANCE' ? { timeIn: timeOf(one.minute) } : {}
        const reason = 'The road was flooded'
        const asked = { employeeId: company.employee.id, date, type: one.type, ...times, reason }
        const made = await call(server, await hr(), overruleDay, asked)
        if (made.status === 200) actions.push(made.data.actionId)
        break
      }
      case 'undo': {
        const actionId = actions.splice(one.day % Math.max(actions.length, 1), 1)[0]
        if (actionId !== undefined) await call(server, await hr(), undoOverrule, { actionId })
        break
      }
      case 'shift': {
        const facts = changeOf(await office(server, company), date)
        const timeIn = timeOf(one.minute)
        const items = facts.items.map(item =>
          item.day === 2 ? { ...item, timeIn, timeOut: timeOf((one.minute + 480) % 1440) } : item,
        )
        const grace = one.minute % 2 === 0 ? {} : { graceMinutes: one.day }
        await call(server, await hr(), updateWorkShift, { ...facts, items, ...grace })
        break
      }
      case 'given': {
        const workShiftId = one.minute % 2 === 0 ? night : (await office(server, company)).id
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
    await onPlayed()
  }
}
