// Reminders of leave days that expire, over HTTP and the hourly job (L6, N1).
import { listNotifications } from '@hr/contract/notification.ts'
import { expect, test } from 'vitest'
import { vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, requested, setAnnualCarryOver } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'

const { server, company } = inOwnCompany({ now: vientiane('2026-11-01', '12:00') })

const carryOver = (days: number) => setAnnualCarryOver(company, days)
const codesOf = (employeeId: number) =>
  company.inside(async trx =>
    (
      await trx
        .selectFrom('notification')
        .select('parameters')
        .where('employee_id', '=', employeeId)
        .where('code', '=', 'LEAVE_EXPIRING')
        .orderBy('created_at')
        .execute()
    ).map(({ parameters }) => (parameters as { days: number }).days),
  )
const daysOf = () => codesOf(company.employee.id)
async function at(date: string, time = '08:00') {
  server.setNow(vientiane(date, time))
  await runJob(server, 'leave.remind-expiring')
}

test('everybody is reminded 60 and 14 days before, once each, in the morning', async () => {
  await carryOver(5)
  await at('2026-10-31', '23:59')
  await at('2026-11-01', '07:59')
  expect(await daysOf()).toEqual([])
  await at('2026-11-01')
  await at('2026-11-02')
  expect(await daysOf()).toEqual([20])
  expect(await codesOf(company.manager.id)).toEqual([20])
  server.setNow(vientiane('2026-11-01', '12:30'))
  await requested(server, company, { from: '2026-12-07', to: '2026-12-08' })
  await at('2026-12-16')
  expect(await daysOf()).toEqual([20])
  await at('2026-12-17')
  await at('2026-12-31')
  await at('2027-01-01')
  expect(await daysOf()).toEqual([20, 16])
})

test('two jobs at once remind once, in the language of the reader', async () => {
  await carryOver(5)
  server.setNow(vientiane('2026-11-01', '13:00'))
  await Promise.all(Array.from({ length: 4 }, () => runJob(server, 'leave.remind-expiring')))
  const textIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const { rows } = (await call(server, company.tokens.employee, listNotifications, {}, { headers })).data
    return rows.map(({ title, body, link }) => `${title} | ${body} | ${link}`)
  }
  expect(await textIn('en')).toEqual([
    'Leave days expire soon | Annual leave: 10 days to take by 31/12/2026 | /app/leaves',
  ])
  expect(await textIn('lo')).toEqual(['ວັນລາພັກໃກ້ຈະໝົດອາຍຸ | ພັກປະຈຳປີ: 10 ມື້, ໃຊ້ໄດ້ເຖິງວັນທີ 31/12/2026 | /app/leaves'])
})

test('nobody is reminded of days that are carried over, or of somebody’s who left', async () => {
  await carryOver(15)
  await at('2026-11-02')
  expect(await daysOf()).toEqual([])
  await carryOver(5)
  await company.inside(trx =>
    trx
      .updateTable('employee')
      .set({ status: 'terminated', ended_on: '2026-11-30' })
      .where('id', '=', company.employee.id)
      .execute(),
  )
  await at('2026-12-17')
  expect(await daysOf()).toEqual([])
  expect(await codesOf(company.manager.id)).toEqual([20])
})
