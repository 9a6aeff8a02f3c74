// Overtime from the request to the closed period and beyond, by role (O2-O7, A13). On a server of its own, because the other
// journeys work in the periods of the demo company.
import { listPeriods } from '@hr/contract/attendance-period.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { durationText } from '@hr/contract/messages/duration-text.ts'
import { otRecordText } from '@hr/contract/messages/why-overtime.ts'
import { paths } from '@hr/contract/paths.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { addDays, weekday } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Page } from '@playwright/test'
import { field } from '../pages/field.ts'
import { fillOvertime } from '../pages/ot-form.ts'
import { closePeriod, periodCard } from '../pages/periods.ts'
import { toast } from '../pages/shell.ts'
import { demoAgain, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import type { Cell } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, dayTitle, formatDate, formatNumber, textsOf } from '../texts.ts'

const { attendanceDay, attendanceReport, closedPeriod, exporting, ot, otRecord, otSummary, status } =
  textsOf('en')
const { checklist } = attendanceReport
const label = (key: string) => fieldLabel('en', key)
const money = (amount: Cell) => `${formatNumber(Number(amount))} LAK`

/** 5,200,000 a month are 25,000 an hour. On a Sunday, 250 % of it until 16:00, then 300 %. */
const salary = { salaryAmount: 5_200_000, salaryCurrency: 'LAK' }
const asked = { timeIn: '14:00', timeOut: '17:00' }
const punched = { timeIn: '13:50', timeOut: '16:47' }
const worked = { payable: 167, at250: 120, at300: 47, amount: 183_750 }
const corrected = { payable: 60, amount: 62_500 }
const why = otRecordText('en', [
  { code: 'APPROVED', parameters: asked },
  { code: 'PRESENT', parameters: punched },
  { code: 'BREAK', parameters: { minutes: 0 } },
  { code: 'PAID', parameters: { minutes: worked.at250, percent: 250 } },
  { code: 'PAID', parameters: { minutes: worked.at300, percent: 300 } },
])
const shortly = ({ payable, amount }: { payable: number; amount: number }) => [
  durationText('en', payable),
  money(amount),
]

async function openPeriods(page: Page, period: DateRange) {
  await page.goto(paths.attendancePeriods)
  return periodCard(page, period)
}

/** The line of the checklist about overtime that waits for a decision. */
async function waitingOvertime(page: Page, period: DateRange) {
  const card = await openPeriods(page, period)
  const { check, toLookAt, nothingOpen } = attendanceReport
  const [button, shown] = [
    card.getByRole('button', { name: check }),
    card.getByText(toLookAt).or(card.getByText(nothingOpen)),
  ]
  // The next period to close shows its checklist at once.
  await expect(button.or(shown)).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(shown).toBeVisible()
  return card.getByRole('listitem').filter({ hasText: checklist.openOt })
}

async function enterPunch(page: Page, time: string) {
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: attendanceDay.addPunch }).click()
  const form = drawer.getByRole('form', { name: attendanceDay.addPunch })
  await field(form, attendanceDay.addPunchTime).fill(time)
  await field(form, label('reason')).fill('The reader at the gate was broken')
  await form.getByRole('button', { name: attendanceDay.addPunch }).click()
  await expect(form).toHaveCount(0)
}

/** The export has the minutes and amounts that the page shows, in total and of each person. Returns its records. */
async function expectExportOfSummary(page: Page) {
  const file = await downloaded(page, () => page.getByRole('button', { name: exporting.export }).click())
  const people = await file.sheet(2)
  const minutes = fill(otRecord.inMinutes, { title: otRecord.payable })
  const amount = fill(otSummary.amountIn, { currency: 'LAK' })
  const sum = (title: string) => people.rows.reduce((all, _, row) => all + Number(people.cell(row, title)), 0)
  const totals = page.getByLabel(otSummary.totals)
  await expect(totals).toContainText(durationText('en', sum(minutes)))
  await expect(totals).toContainText(money(sum(amount)))
  for (const row of people.rows.keys()) {
    const shown = page.getByRole('row').filter({ hasText: String(people.cell(row, label('staffId'))) })
    const payable = Number(people.cell(row, minutes))
    await expect(shown).toContainText(payable === 0 ? '–' : durationText('en', payable))
    await expect(shown).toContainText(payable === 0 ? '–' : money(people.cell(row, amount)))
  }
  const titles = [label('staffId'), ot.date, minutes, amount]
  return file.rows.map((_, row) => titles.map(title => file.cell(row, title)))
}

test('overtime is requested, approved, worked, recorded, summed up, exported and closed', async ({
  open,
  startServer,
}) => {
  const { url: at } = await startServer()
  const [employee, manager, hr] = await Promise.all([
    demoAgain('employee', at),
    demoAgain('manager', at),
    demoAgain('hr', at),
  ])
  const profile = await profileOf(employee, at)
  const { id = 0, staffId = '' } = profile.employee ?? {}
  const byHr = { at, token: hr.token }
  const period = (await ask(listPeriods, {}, byHr)).findLast(({ isClosed }) => !isClosed)
  if (period === undefined) throw new Error('All periods are closed')
  const date = addDays(period.from, (7 - weekday(period.from)) % 7)
  await ask(changeJob, { id, from: date, ...salary, reason: 'Agreed salary' }, byHr)
  const about = { name: fullName(profile, 'en'), dates: dayTitle(date, 'en') }

  const own = await open({ as: employee, at, size: 'phone' })
  await own.goto(`${paths.myOt}?new=1`)
  const form = await fillOvertime(own, { date, ...asked, reason: 'Stocktaking of the year' })
  await expect(form.getByText(fill(ot.wouldPay, { amount: money(200_000) }))).toBeVisible()
  await form.getByRole('button', { name: ot.ask }).click()
  await expect(toast(own, ot.sent)).toBeVisible()

  const office = await open({ as: hr, at })
  const waiting = await waitingOvertime(office, period)
  await expect(waiting).toHaveText(`${checklist.openOt}1`)

  const boss = await open({ as: manager, at, size: 'phone' })
  await boss.goto(paths.teamOtRequests)
  const request = boss.getByRole('listitem').filter({ hasText: about.dates })
  await expect(request).toContainText(anyFill(ot.monthAfter))
  await expect(request).toContainText(anyFill(ot.recentMonths))
  await request.getByRole('button', { name: fill(ot.approveOf, about) }).click()
  await expect(toast(boss, anyFill(ot.approvedStep))).toBeVisible()

  await waiting.getByRole('link').click()
  await office.getByRole('button', { name: fill(ot.approveOf, about) }).click()
  await expect(toast(office, ot.approved)).toBeVisible()
  await office.goto(paths.attendanceDayOf(id, date))
  for (const time of Object.values(punched)) await enterPunch(office, time)
  await expect(office.getByRole('dialog').getByRole('region', { name: attendanceDay.overtime })).toBeVisible()

  await own.goto(`${paths.myOtRecords}?at=${date}`)
  const ownRecord = own.getByRole('listitem').filter({ hasText: formatDate(date) })
  for (const text of [status.NORMAL, ...shortly(worked), why]) await expect(ownRecord).toContainText(text)

  await office.goto(`${paths.otRecords}?at=${date}&search=${staffId}`)
  const row = office.getByRole('row').filter({ hasText: formatDate(date) })
  for (const text of [status.NORMAL, ...shortly(worked), why]) await expect(row).toContainText(text)
  const file = await downloaded(office, () => office.getByRole('button', { name: exporting.export }).click())
  const place = file.rows.findIndex(
    (_, index) => String(file.cell(index, ot.date)) === String(new Date(date)),
  )
  expect(file.cell(place, fill(otRecord.inMinutes, { title: otRecord.payable }))).toBe(worked.payable)
  expect(file.cell(place, fill(otRecord.hoursAt, { percent: 250 }))).toBeCloseTo(worked.at250 / 60)
  expect(file.cell(place, fill(otRecord.hoursAt, { percent: 300 }))).toBeCloseTo(worked.at300 / 60)
  expect(file.cell(place, otRecord.amount)).toBe(worked.amount)

  await office.goto(`${paths.otSummary}?range=monthly&at=${period.to}`)
  const summed = await expectExportOfSummary(office)
  expect(summed).toContainEqual([staffId, new Date(date), worked.payable, worked.amount])

  await expect(await waitingOvertime(office, period)).toHaveCount(0)
  await closePeriod(office, period)

  await office.goto(`${paths.otRecords}?at=${date}&who=${id}&day=${date}`)
  const drawer = office.getByRole('dialog')
  await expect(drawer.getByText(attendanceDay.locked)).toBeVisible()
  await drawer.getByRole('button', { name: otRecord.correct }).click()
  const correction = office.getByRole('form', {
    name: fill(otRecord.correctTitle, { date: formatDate(date) }),
  })
  const save = correction.getByRole('button', { name: otRecord.correct })
  await field(correction, otRecord.hours).fill('1')
  await field(correction, otRecord.minutes).fill('0')
  await save.click()
  await expect(field(correction, label('reason')), 'a closed record needs a reason').toBeFocused()
  await field(correction, label('reason')).fill('The gate log says one hour')
  await save.click()
  const refusal = serverText('en', 'OT_PERIOD_CLOSED', { date: formatDate(period.to) })
  await expect(correction.getByRole('alert')).toContainText(refusal)
  await correction.getByRole('checkbox', { name: closedPeriod.change.records }).check()
  await save.click()
  await expect(toast(office, otRecord.corrected)).toBeVisible()
  for (const text of [status.MANUAL, ...shortly(corrected)]) await expect(ownRecord).toContainText(text)

  const card = await openPeriods(office, period)
  await card.getByRole('button', { name: fill(attendanceReport.differences, { count: 1 }) }).click()
  const difference = office.getByRole('listitem').filter({ hasText: attendanceReport.causes.OT_CORRECTION })
  const brief = ({ payable, amount }: typeof corrected) =>
    `${fill(attendanceReport.overtime, { duration: durationText('en', payable) })} · ${money(amount)}`
  for (const text of [brief(worked), brief(corrected), 'The gate log says one hour'])
    await expect(difference).toContainText(text)
})
