// After any change of facts, recomputing everything gives exactly what is stored (A12).
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { createHoliday, deleteHoliday } from '@hr/contract/holiday.ts'
import { updateWorkShift } from '@hr/contract/work-shift.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { factStep, office, play, seededGrade } from '#test/attendance-steps.ts'
import { call } from '#test/call.ts'
import { differingSums } from '#test/differing-sums.ts'
import { examples } from '#test/examples.ts'
import { keptWorld } from '#test/kept-world.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { changeOf } from '#test/work-shifts.ts'
import { deleteDays } from './attendance-day.store.ts'
import { recomputeDays } from './recompute-days.ts'

const numRuns = examples(1)

const freshCompany = keptWorld(attendanceCompany)
const server = testServer()
let company: AttendanceCompany
beforeEach(async () => {
  company = await freshCompany(server)
})

const at = (date: string, time: string) => server.setNow(vientiane(date, time))
const dayEnded = { by: null, cause: 'DAY_ENDED' } as const

/** Final days equal the recomputed ones, and no past date is missing. */
async function expectSameRecomputed() {
  await runJobs(server)
  const before = (await company.stored()).filter(row => !row.is_provisional)
  const now = server.services.now()
  const closedTo = await company.inside(async trx => {
    const profile = await trx.selectFrom('company_profile').selectAll().executeTakeFirstOrThrow()
    expect(await differingSums(trx)).toEqual([])
    await deleteDays(trx, sql`true`)
    const days = { employeeIds: company.everybody, from: profile.attendance_since, to: '9999-12-31' }
    await recomputeDays(trx.as({ now }), days, dayEnded)
    return profile.attendance_closed_to ?? ''
  })
  const stored = new Set(before.map(row => `${row.employee_id} ${row.date}`))
  expect(await company.inside(differingSums)).toEqual([])
  const recomputed = (await company.stored()).filter(
    row => row.date <= closedTo || stored.has(`${row.employee_id} ${row.date}`),
  )
  expect(recomputed).toEqual(before)
}

describe('stored days are updated by changes of', () => {
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
    await expectSameRecomputed()
    await call(server, await company.as('hr'), deleteHoliday, { id })
    expect((await statuses()).map(([, status]) => status)).toEqual(['ABSENT', 'ABSENT', 'LATE'])
  })

  test('the grace of a shift, which has no date', async () => {
    await ended()
    const graced = { ...changeOf(await office(server, company), '2026-03-05'), graceMinutes: 5 }
    await call(server, await company.as('hr'), updateWorkShift, graced)
    expect((await statuses()).at(-1)).toEqual(['2026-03-02', 'REGULAR'])
    await expectSameRecomputed()
  })

  test('a job grade of the past changes the penalty', async () => {
    await ended()
    const jobGradeId = await seededGrade(company)
    await call(server, await company.as('hr'), changeJob, {
      id: company.employee.id,
      from: '2026-03-01',
      jobGradeId,
    })
    const { rows } = (await company.listed('employee', { from: '2026-03-02', to: '2026-03-02' })).data
    expect(rows.map(row => [row.jobGrade, row.penalty])).toEqual([['SO', 18000]])
    await expectSameRecomputed()
  })

  test('the end of an employment, which removes later days', async () => {
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
    await expectSameRecomputed()
  })

  test('many days: shown immediately, stored by the job', async () => {
    at('2026-03-05', '04:00')
    await company.inside(async trx => {
      const kept = { attendance_since: '2025-08-01', attendance_closed_to: '2026-03-04' }
      await trx.updateTable('company_profile').set(kept).execute()
      const days = { employeeIds: company.everybody, from: '2025-08-01', to: '2026-03-04' }
      await recomputeDays(trx, days, dayEnded)
    })
    const facts = changeOf(await office(server, company), '2025-08-01')
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
    await expectSameRecomputed()
  })
})

test(
  'after any sequence of changes',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(factStep, { minLength: 8, maxLength: 16 }), async steps => {
        company = await attendanceCompany(server)
        await play(server, company, steps)
        await expectSameRecomputed()
        at('2026-03-25', '06:00')
        await runJob(server, 'attendance.close')
        await expectSameRecomputed()
      }),
      { numRuns, endOnFailure: numRuns <= 2 },
    ),
  numRuns * 120_000,
)
