// HR corrects overtime records over HTTP, also in closed periods (O3, A13).
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import * as contract from '@hr/contract/ot-record.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { overtimeWork, tuesday } from '#test/overtime-records.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let work: ReturnType<typeof overtimeWork>
beforeEach(async () => {
  work = overtimeWork(server, company)
  server.setNow(vientiane(tuesday, '17:00'))
  await work.pay(2_600_000)
})

test('is previewed, entered with a reason, shown with its history and undone', async () => {
  await work.approved()
  await work.worked(null)
  const asked = { employeeId: company.employee.id, date: tuesday, minutes: 120 }
  const hr = await company.as('hr')
  const preview = (await call(server, hr, contract.previewOtCorrection, asked)).data
  expect(preview).toMatchObject({
    before: { status: 'NO_TIME_OUT', payable: 0 },
    after: { status: 'MANUAL', payable: 120, pay: { amount: 37_500 } },
  })
  expect(await work.recordOf()).toMatchObject({ status: 'NO_TIME_OUT' })
  const { id: correctionId } = (await work.correct(120)).data.corrections[0] ?? { id: '' }
  expect(await work.recordOf()).toMatchObject(preview.after)
  expect((await work.correct(60)).data).toMatchObject({
    payable: 60,
    reasons: expect.arrayContaining([expect.objectContaining({ en: 'HR entered 1\u00A0h' })]),
  })
  const undo = async (id: string) => call(server, hr, contract.undoOtCorrection, { id })
  // The earlier entry applies again only if it is the latest that is not undone.
  expect((await undo(correctionId)).data).toMatchObject({ payable: 60 })
  expect(await undo(correctionId)).toMatchObject({ status: 409, code: 'OT_CORRECTION_UNDONE' })
  const last = (await work.shown('hr')).data.corrections[1]
  expect((await undo(last?.id ?? '')).data).toMatchObject({
    status: 'NO_TIME_OUT',
    corrections: [
      { minutes: 120, by: { id: company.hr.id }, undoneBy: { id: company.hr.id } },
      { minutes: 60, undoneBy: { id: company.hr.id } },
    ],
  })
  const bell = (await call(server, await company.as('employee'), listNotifications, {})).data.rows
  expect(bell.map(({ title }) => title).slice(0, 2)).toEqual([
    'hr Tester undid a correction to your overtime',
    'hr Tester undid a correction to your overtime',
  ])
})

test('a preview that shows pay is in the log of reads, as the record is', async () => {
  await work.approved()
  await work.worked('20:00')
  const reads = async () =>
    (await company.inside(trx => trx.from('sensitive_read').select(['reader_id', 'what']).execute())).filter(
      row => row.reader_id === company.hr.id && row.what === 'pay',
    ).length
  const before = await reads()
  const asked = { employeeId: company.employee.id, date: tuesday, minutes: 60 }
  const { data } = await call(server, await company.as('hr'), contract.previewOtCorrection, asked)
  expect(data.after.pay).toMatchObject({ currency: 'LAK' })
  expect(await reads()).toBe(before + 1)
})

test('of more than is approved, without a reason, or of no record is refused', async () => {
  await work.approved()
  await work.worked('20:00')
  expect(await work.correct(151)).toMatchObject({ status: 422, code: 'OT_MORE_THAN_APPROVED' })
  expect(await work.correct(30, { date: '2026-03-09' })).toMatchObject({ status: 404 })
  const input = { employeeId: company.employee.id, date: tuesday, minutes: 30, reason: '' }
  expect(await call(server, await company.as('hr'), contract.correctOtRecord, input)).toMatchObject({
    status: 400,
  })
  const refused = { ...input, reason: 'I worked longer' }
  for (const by of ['manager', 'employee', 'colleague'] as const)
    expect((await call(server, await company.as(by), contract.correctOtRecord, refused)).status).toBe(403)
  expect(await work.recordOf()).toMatchObject({ status: 'NORMAL', payable: 150 })
})

test('a closed period changes only with a reason, and lists what changed', async () => {
  await work.approved()
  await work.worked('19:00')
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  const hr = await company.as('hr')
  expect((await call(server, hr, closePeriod, { id: '2026-03' })).status).toBe(200)
  expect(await work.recordOf()).toMatchObject({ locked: true })
  expect(await work.correct(120)).toMatchObject({ status: 409, code: 'OT_PERIOD_CLOSED' })
  expect((await work.pay(5_200_000, tuesday)).status).toBe(400)
  expect(await work.recordOf()).toMatchObject({ payable: 90, pay: { amount: 28_125 } })
  expect((await work.correct(120, { inClosedPeriod: true })).status).toBe(200)
  expect((await work.pay(5_200_000, tuesday, 'The raise was agreed in February')).status).toBe(200)
  const differences = (await call(server, hr, listDifferences, { id: '2026-03' })).data.rows
  expect(differences).toMatchObject([
    {
      cause: 'PAY',
      reason: 'The raise was agreed in February',
      overtime: { before: { payable: 120, pay: { amount: 37_500 } }, after: { pay: { amount: 75_000 } } },
    },
    {
      cause: 'OT_CORRECTION',
      changedBy: { id: company.hr.id },
      overtime: { before: { status: 'NORMAL', payable: 90 }, after: { status: 'MANUAL', payable: 120 } },
    },
  ])
})
