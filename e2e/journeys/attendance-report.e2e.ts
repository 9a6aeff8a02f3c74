// HR closes a month: the report, its file with the cost of each day, the closing, and a late correction shown as a
// difference.
import { listPeriods } from '@hr/contract/attendance-period.ts'
import { attendanceReportTotals } from '@hr/contract/attendance-report.ts'
import { approveLeave, requestLeave } from '@hr/contract/leave.ts'
import { addPunch, explainDay } from '@hr/contract/attendance.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { isWeekend } from '@hr/domain/calendar/weekdays.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate, LocalTime } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { Page } from '@playwright/test'
import { field } from '../pages/field.ts'
import { closePeriod, periodCard } from '../pages/periods.ts'
import { toast } from '../pages/shell.ts'
import { leaveTypeOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import type { Member, SignedIn } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, formatDateRange, textsOf } from '../texts.ts'

const t = textsOf('en')

/** The first date with expected work and no punch, with that work. */
async function absentDay(member: Member, hr: SignedIn, date: LocalDate): Promise<AttendanceDay> {
  const input = { employeeId: member.profile.employee?.id ?? 0, date }
  const { day } = await ask(explainDay, input, { token: hr.token })
  return day?.status === 'ABSENT' && !isWeekend(date) ? day : absentDay(member, hr, addDays(date, 1))
}

/** The file of a closed period with its sums. Again if another journey has added people meanwhile. */
async function handedOver(page: Page, { from, to }: DateRange, token: string) {
  const sums = () => ask(attendanceReportTotals, { from, to }, { token })
  for (;;) {
    const before = await sums()
    const final = await downloaded(page, () =>
      periodCard(page, { from, to }).getByRole('button', { name: t.attendanceReport.forPayroll }).click(),
    )
    const totals = await sums()
    if (totals.people === before.people) return { final, totals }
  }
}

test('HR reports, exports and closes a period; a later change shows as a difference', async ({ open }) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const { token } = hr
  // The oldest open period: the other journeys of this run use later dates.
  const period = (await ask(listPeriods, {}, { token })).findLast(({ isClosed }) => !isClosed)
  if (period === undefined) throw new Error('All periods are closed')
  const { employeeId, date, periods } = await absentDay(employee, hr, period.from)
  const timeIn = periods[0]?.timeSchedule?.timeIn ?? ''
  const timeOut = periods.at(-1)?.timeSchedule?.timeOut ?? ''
  const { timeZone } = await ask(explainDay, { employeeId, date }, { token })
  const punched = async (time: LocalTime, minutes = 0) => {
    const at = new Date(instantOf(date, time, timeZone) + minutes * 60_000).toISOString()
    await ask(addPunch, { employeeId, at, reason: 'The reader was broken' }, { token })
    return (await ask(explainDay, { employeeId, date }, { token })).day
  }
  const late = await punched(timeIn, 20)
  expect(late?.statuses).toContain('NO_TIME_OUT')
  expect(late?.penalty).toBeGreaterThan(100_000)

  const page = await open({ as: hr })
  const report = `/app/attendances/lists/attendance-report?range=monthly&at=${period.to}`
  await page.goto(`${report}&search=${employee.staffId}`)
  const name = fullName(employee.profile, 'en')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText((late?.penalty ?? 0).toLocaleString('en-US'))
  // One day of 20 minutes, not 120 minutes, also for a screen reader.
  await expect(page.getByRole('definition').filter({ hasText: 'min' }).first()).toHaveText('1 20 min')
  const file = await downloaded(page, async () => {
    await page.getByRole('button', { name: t.exporting.export }).click()
    await page.getByRole('menuitem', { name: t.attendanceReport.asSheet }).click()
  })
  expect(file.name).toBe(`attendance-${period.from}-${period.to}-draft-part.xlsx`)
  await expect(page.getByText(t.attendanceDay.periodStates.ENDED, { exact: true })).toBeVisible()
  const payroll = await file.sheet(2)
  const shown = await row.getByRole('cell').allInnerTexts()
  const [, regular, , , missing, absent] = shown.map(text => Number.parseInt(text, 10) || 0)
  const words = t.attendanceReport.payrollSheet
  expect(payroll.rows).toHaveLength(1)
  expect(
    [fieldLabel('en', 'staffId'), t.attendanceDay.regular, t.attendanceDay.missing, t.attendanceDay.absent]
      .concat(words.penalty, words.state)
      .map(title => payroll.cell(0, title)),
  ).toEqual([employee.staffId, regular, missing, absent, late?.penalty, words.draft])
  const place = file.rows.findIndex(
    cells => cells[1] instanceof Date && cells[1].getTime() === Date.parse(date),
  )
  expect(file.cell(place, 'Person ID')).toBe(employee.staffId)
  expect(file.cell(place, 'Late')).toBe(20)
  expect(file.cell(place, 'Check-out')).toBeNull()
  expect(file.cell(place, 'amount')).toBe(late?.penalty)
  const total = file.rows.length - 1
  expect([file.cell(total, 'status'), file.cell(total, 'amount')]).toEqual(['Total', late?.penalty])

  await page.getByRole('link', { name: t.menu.attendancePeriods }).last().click()
  await closePeriod(page, period, '', t.attendanceReport.checklist.noTimeOut)
  await expect(
    page.getByRole('main').getByRole('region').getByRole('listitem').first(),
    'the checklist of the period that payroll closes next',
  ).toBeVisible()
  const { final, totals } = await handedOver(page, period, token)
  expect(final.name).toBe(`attendance-${period.from}-${period.to}-final.xlsx`)
  const everybody = await final.sheet(2)
  const everyone = everybody.rows.length - 1
  expect(everyone).toBe(totals.people)
  expect(
    [words.penalty, words.lateMinutes, words.earlyMinutes, t.attendanceDay.hours].map(title =>
      everybody.cell(everyone, title),
    ),
  ).toEqual([totals.penalty, totals.lateMinutes, totals.earlyMinutes, totals.hours])

  const leaveTypeId = (await leaveTypeOf(employee, 'SICK')).id
  const other = await absentDay(employee, hr, addDays(date, 1))
  const draft = { leaveTypeId, from: other.date, to: other.date, reason: 'Was at the clinic' }
  const { id } = await ask(requestLeave, draft, { token: employee.token })
  await ask(approveLeave, { id }, { token: manager.token })
  await page.goto(`/app/leaves/approved-leave-requests/${id}`)
  await page.getByRole('button', { name: t.leave.approve }).click()
  const approving = page.getByRole('dialog', { name: t.leave.approve })
  await approving.getByRole('button', { name: t.leave.approve }).click()
  const comment = field(approving, t.approval.comment)
  await expect(comment).toHaveAttribute('aria-invalid', 'true')
  await comment.fill('The slip came late')
  await approving.getByRole('button', { name: t.leave.approve }).click()
  await expect(approving).toHaveCount(0)

  await punched(timeOut)
  await page.goto(paths.attendancePeriods)
  const card = periodCard(page, period)
  await card.getByRole('button', { name: anyFill(t.attendanceReport.differences) }).click()
  const difference = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: t.attendanceReport.causes.PUNCH })
  await expect(difference).toHaveCount(1)
  const after = difference.getByRole('group', { name: t.attendanceReport.after })
  await expect(after.getByText(t.status.LATE, { exact: true })).toBeVisible()
  const ofLeave = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: 'The slip came late' })
  await expect(ofLeave).toHaveCount(1)

  await page.getByRole('link', { name: t.menu.attendancePeriods, exact: true }).last().click()
  await card.getByRole('button', { name: t.attendanceReport.reopen }).click()
  const dates = formatDateRange(period.from, period.to)
  const reopening = page.getByRole('form', { name: fill(t.attendanceReport.reopenTitle, { dates }) })
  await field(reopening, fieldLabel('en', 'reason')).fill('More corrections are to come')
  await reopening.getByRole('button', { name: t.attendanceReport.reopen }).click()
  await expect(toast(page, fill(t.attendanceReport.reopened, { dates }))).toBeVisible()
})

test(
  'a month with too many days for a spreadsheet still has its Payroll sheet',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr') })
    const refusal = { success: false, message: 'Too large', errors: ['EXPORT_TOO_LARGE', 'Too large'] }
    await page.route('**/api/attendance/report/export?*', route =>
      route.fulfill({ status: 413, json: refusal }),
    )
    await page.goto(paths.attendanceReport)
    const file = await downloaded(page, async () => {
      await page.getByRole('button', { name: t.exporting.export }).click()
      await page.getByRole('menuitem', { name: t.attendanceReport.asSheet }).click()
    })
    expect(file.rows).toEqual([expect.arrayContaining([t.attendanceReport.tooManyDays])])
    expect((await file.sheet(2)).rows.length).toBeGreaterThan(1)
  },
)
