// Whatever happens in whatever order, the stored records are those that settling from scratch gives (A12, O3-O6).
import fc from 'fast-check'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { expect, test } from 'vitest'
import { voidPunch } from '@hr/contract/attendance.ts'
import { overruleDay } from '@hr/contract/attendance-overrule.ts'
import { createHoliday } from '@hr/contract/holiday.ts'
import { approveOtRequest, requestOt, requestOtCancellation } from '@hr/contract/ot-request.ts'
import { undoOtCorrection } from '@hr/contract/ot-record.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptWorld } from '#test/kept-world.ts'
import { overtimeWork } from '#test/overtime-records.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { settleRecords } from '#api/attendance/overtime/settle-records.ts'

const freshCompany = keptWorld(attendanceCompany)
const server = testServer()

/** Monday 2 to Friday 13 March 2026; all of them are over. */
const first = '2026-03-02'
const date = fc.integer({ min: 0, max: 11 }).map(days => addDays(first, days))
const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`
const hours = fc.integer({ min: 0, max: 23 })
const hour = hours.map(at)
/** Short enough for the limit of the day. */
const evening = fc
  .tuple(hours, fc.integer({ min: 1, max: 3 }))
  .map(([from, length]) => ({ timeIn: at(from), timeOut: at(from + length) }))
const pick = fc.nat(20)
const step = fc.oneof(
  fc.record({ do: fc.constant('approve' as const), date, times: evening }),
  fc.record({ do: fc.constant('approve' as const), date, times: evening }),
  fc.record({ do: fc.constant('punch' as const), date, time: hour }),
  fc.record({ do: fc.constant('void' as const), pick }),
  fc.record({ do: fc.constant('cancel' as const), pick }),
  fc.record({ do: fc.constant('correct' as const), pick, minutes: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ do: fc.constant('undo' as const), pick }),
  fc.record({ do: fc.constant('overrule' as const), date, timeOut: hour }),
  fc.record({ do: fc.constant('pay' as const), date, salary: fc.integer({ min: 1, max: 9_000_000 }) }),
  fc.record({ do: fc.constant('holiday' as const), date }),
)
/** No row has this id. */
const nobody = '00000000-0000-4000-8000-000000000000'
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Plays a script; steps that the product refuses change nothing. */
async function played(company: AttendanceCompany, script: readonly Step[]) {
  const work = overtimeWork(server, company)
  const { id: employeeId } = company.employee
  const hr = await company.as('hr')
  const [punches, requests, corrections]: [string[], string[], string[]] = [[], [], []]
  const some = (of: readonly string[], place: number) => of[place % Math.max(1, of.length)] || nobody
  const reason = 'As it happened'
  for (const one of script) {
    if (one.do === 'approve') requests.push(await approve(company, { date: one.date, ...one.times }))
    if (one.do === 'punch') punches.push(dataOf(await company.byHand(one.date, one.time))?.id ?? '')
    if (one.do === 'void') await call(server, hr, voidPunch, { id: some(punches, one.pick), reason })
    if (one.do === 'cancel') await cancel(company, some(requests, one.pick))
    if (one.do === 'correct') {
      const record = (await work.records())[one.pick % 3]
      const entered = record && dataOf(await work.correct(one.minutes, { date: record.date }))
      corrections.push(entered?.corrections.at(-1)?.id ?? '')
    }
    if (one.do === 'undo') await call(server, hr, undoOtCorrection, { id: some(corrections, one.pick) })
    if (one.do === 'overrule') {
      const type = 'TIME_ATTENDANCE' as const
      const { timeOut } = one
      await call(server, hr, overruleDay, {
        employeeId,
        date: one.date,
        type,
        timeIn: '08:30',
        timeOut,
        reason,
      })
    }
    if (one.do === 'pay') await work.pay(one.salary, one.date)
    if (one.do === 'holiday')
      await call(server, await company.as('admin'), createHoliday, {
        name: `Holiday ${one.date}`,
        nameLo: '',
        from: one.date,
        to: one.date,
        yearly: false,
      })
  }
}

/** Undefined for a refusal, whose data must not be read. */
const dataOf = <Data>(answer: { readonly status: number; readonly data: Data }): Data | undefined =>
  answer.status === 200 ? answer.data : undefined

type Overtime = { readonly date: string; readonly timeIn: string; readonly timeOut: string }

async function approve(company: AttendanceCompany, { date: on, timeIn, timeOut }: Overtime) {
  const draft = { date: on, timeIn, timeOut, reason: 'Closing the month' }
  const id = dataOf(await call(server, await company.as('employee'), requestOt, draft))?.id ?? ''
  if (id !== '')
    for (const by of ['manager', 'hr'] as const)
      await call(server, await company.as(by), approveOtRequest, { id })
  return id
}

async function cancel(company: AttendanceCompany, id: string) {
  const asked = { id, reason: 'Not needed' }
  const request = await call(server, await company.as('employee'), requestOtCancellation, asked)
  if (request.status !== 200) return
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id: request.data.id })
}

const stored = (company: AttendanceCompany) =>
  company.inside(trx => trx.selectFrom('ot_record').selectAll().orderBy('date').execute())

test('any script leaves the records that settling from scratch gives', async () => {
  let records = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async script => {
      const company = await freshCompany(server)
      server.setNow(vientiane('2026-03-16', '12:00'))
      await runJob(server, 'attendance.close')
      await played(company, script)
      const before = await stored(company)
      records += before.length
      await company.inside(async trx => {
        await trx.deleteFrom('ot_record').execute()
        const people = { employeeIds: company.everybody, from: first, to: '2026-03-16' }
        await settleRecords(trx, people, { by: null, cause: 'DAY_ENDED', isJob: true })
      })
      expect(await stored(company)).toEqual(before)
    }),
    { numRuns: 6 },
  )
  expect(records).toBeGreaterThan(6)
})
