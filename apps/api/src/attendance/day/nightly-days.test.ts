// Closing and recomputing days at night (A7, A12).
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { recomputeDays } from './recompute-days.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)

const at = (date: string, time: string) => server.setNow(vientiane(date, time))

describe('the nightly job (A7, A12)', () => {
  test('closes every day after its window; running late or twice gives the same result', async () => {
    at('2026-03-05', '03:00')
    await Promise.all([runJob(server, 'attendance.close'), runJob(server, 'attendance.close')])
    const once = await company.stored()
    expect(
      once.filter(row => row.employee_id === company.employee.id).map(row => [row.date, row.status]),
    ).toEqual([
      ['2026-03-02', 'ABSENT'],
      ['2026-03-03', 'ABSENT'],
      ['2026-03-04', 'ABSENT'],
    ])
    await runJob(server, 'attendance.close')
    expect(await company.stored()).toEqual(once)
    const { rows } = await company.inside(trx =>
      sql<{ to: string }>`select attendance_closed_to as to from company_profile`.execute(trx),
    )
    expect(rows).toEqual([{ to: '2026-03-04' }])
  })

  test('recomputing everything gives what is stored', async () => {
    for (const [date, time] of [
      ['2026-03-02', '08:46'],
      ['2026-03-02', '17:00'],
      ['2026-03-03', '08:00'],
      ['2026-03-05', '12:00'],
    ] as const) {
      at(date, time)
      await company.clocked()
    }
    at('2026-03-09', '09:00')
    await runJob(server, 'attendance.close')
    const before = await company.stored()
    expect(before).toHaveLength(7 * 5)
    const now = server.services.now()
    await company.inside(async trx => {
      await trx.deleteFrom('attendance_day').execute()
      const days = { employeeIds: company.everybody, from: '2026-03-02', to: '2026-03-08' }
      await recomputeDays(trx.as({ now }), days, { by: null, cause: 'DAY_ENDED' })
    })
    expect(await company.stored()).toEqual(before)
  })

  test('recomputing writes only the days that differ', async () => {
    at('2026-03-09', '09:00')
    await runJob(server, 'attendance.close')
    const now = server.services.now()
    const days = { employeeIds: company.everybody, from: '2026-03-02', to: '2026-03-08' }
    const recompute = () =>
      company.inside(trx => recomputeDays(trx.as({ now }), days, { by: null, cause: 'DAY_ENDED' }))
    const versions = () =>
      company.inside(trx =>
        trx
          .from('attendance_day')
          .select(['employee_id', 'date', sql<string>`xmin`.as('version')])
          .orderBy('employee_id')
          .orderBy('date')
          .execute(),
      )
    const before = await versions()
    expect(before).toHaveLength(7 * 5)
    await recompute()
    expect(await versions()).toEqual(before)

    const [changed, removed] = [before[3], before[9]]
    await company.inside(async trx => {
      const is = (row: (typeof before)[number] | undefined) => sql<boolean>`(employee_id, date) =
        (${row?.employee_id}::integer, ${row?.date}::date)`
      await trx.update('attendance_day').set({ figures: '' }).where(is(changed)).execute()
      await trx.delete('attendance_day').where(is(removed)).execute()
    })
    await recompute()
    const after = await versions()
    const written = after.filter((row, place) => row.version !== before[place]?.version)
    expect(written.map(({ employee_id, date }) => [employee_id, date])).toEqual(
      [changed, removed].map(row => [row?.employee_id, row?.date]),
    )
  })
})
