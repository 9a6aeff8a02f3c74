// The first day of attendance moves back, and its punches count (A12).
import { closePeriod, listPeriods, reopenPeriod } from '@hr/contract/attendance-period.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { previewAttendanceStart, setAttendanceStart } from '@hr/contract/company-attendance-start.ts'
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perTest(() => attendanceCompany(server))

const profile = async () => (await call(server, await company.as('admin'), getCompanyProfile, {})).data
const begin = async (attendanceSince: string, changed: { readonly version?: number } = {}) => {
  const { version } = await profile()
  return call(server, await company.as('admin'), setAttendanceStart, { attendanceSince, version, ...changed })
}
async function upTo(date: string) {
  server.setNow(vientiane(date, '06:00'))
  await runJob(server, 'attendance.close')
}

// First, because the job that closes days works on the companies of all tests before it.
test('not while a period in between is closed', async () => {
  await upTo('2026-03-24')
  const hr = await company.as('hr')
  expect((await call(server, hr, closePeriod, { id: '2026-03' })).status).toBe(200)
  expect(await begin('2026-02-16')).toMatchObject({ status: 409, code: 'ATTENDANCE_START_CLOSED' })
  await call(server, hr, reopenPeriod, { id: '2026-03', reason: 'Earlier punches' })
  expect((await begin('2026-02-16')).status).toBe(200)
})

test('days from the new first day are computed from their punches, and their period can be closed', async () => {
  await upTo('2026-03-04')
  await company.byHand('2026-02-19', '08:41')
  await company.byHand('2026-02-19', '17:45')
  const days = () => company.statuses('2026-02-01', '2026-03-01')
  expect(await days()).toEqual([])
  expect((await begin('2026-02-18')).status).toBe(200)
  await runJobs(server)
  expect(await days()).toEqual(
    expect.arrayContaining([
      ['2026-02-20', 'ABSENT'],
      ['2026-02-19', 'LATE'],
      ['2026-02-18', 'ABSENT'],
    ]),
  )
  expect((await days()).at(-1)?.[0]).toBe('2026-02-18')
  expect(await profile()).toMatchObject({ attendanceSince: '2026-02-18' })
  const periods = (await call(server, await company.as('hr'), listPeriods, {})).data
  expect(periods.map(({ id, mayClose }) => [id, mayClose])).toEqual([
    ['2026-03', false],
    ['2026-02', true],
  ])
  const { rows } = (await call(server, await company.as('admin'), listAudit, { entity: 'company_profile' }))
    .data
  expect(rows[0]).toMatchObject({
    before: { attendanceSince: '2026-03-02' },
    after: { attendanceSince: '2026-02-18' },
  })
})

test('what the days would be is shown before, and is what they become', async () => {
  await upTo('2026-03-04')
  await company.byHand('2026-02-19', '08:41')
  await company.byHand('2026-02-19', '17:45')
  const token = await company.as('admin')
  const preview = await call(server, token, previewAttendanceStart, { attendanceSince: '2026-02-18' })
  const days = { from: '2026-02-18', to: '2026-03-01' }
  // Five people on eight working days; on one of them somebody was late.
  expect(preview.data).toEqual({ ...days, people: 5, absences: 39, irregular: 1 })
  await begin('2026-02-18')
  await runJobs(server)
  const stored = (await company.stored()).filter(({ date }) => date <= days.to)
  expect(stored.filter(({ status }) => status === 'ABSENT')).toHaveLength(39)
})

test('the first period can be closed without waiting for the next hour', async () => {
  await begin('2026-02-18')
  await runJobs(server)
  const periods = (await call(server, await company.as('hr'), listPeriods, {})).data
  expect(periods.map(({ id, mayClose }) => [id, mayClose])).toEqual([
    ['2026-03', false],
    ['2026-02', true],
  ])
})

test('before any day has ended', async () => {
  expect((await begin('2026-02-27')).status).toBe(200)
  await runJobs(server)
  await upTo('2026-03-03')
  expect(await company.statuses('2026-02-01', '2026-03-02')).toEqual(
    expect.arrayContaining([
      ['2026-03-02', 'ABSENT'],
      ['2026-02-27', 'ABSENT'],
    ]),
  )
})

test.each([
  ['the first day itself', '2026-03-02'],
  ['a later day', '2026-03-03'],
  ['more than 12 months ago', '2025-03-01'],
])('not %s', async (_, date) => {
  const refusal = {
    code: 'INVALID_INPUT',
    fields: { attendanceSince: 'Choose a day before the current first day, at most 12 months ago' },
  }
  expect(await begin(date)).toMatchObject(refusal)
  const token = await company.as('admin')
  expect(await call(server, token, previewAttendanceStart, { attendanceSince: date })).toMatchObject(refusal)
})

test('12 months ago', async () => {
  expect((await begin('2025-03-02')).status).toBe(200)
})

test('an outdated form is refused', async () => {
  const { version } = await profile()
  await begin('2026-02-20')
  expect(await begin('2026-02-19', { version })).toMatchObject({ status: 409, code: 'STALE' })
})
