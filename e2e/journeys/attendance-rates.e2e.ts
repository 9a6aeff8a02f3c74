// HR sees whom a new penalty table concerns and what the last period would have cost, before anything is saved; an
// administrator adds it from tomorrow.
import { previewNewRates } from '@hr/contract/attendance-rate.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { todayOf } from '../leave-days.ts'
import { toast } from '../pages/shell.ts'
import { demo, newCompany } from '../people.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { anyFill, fill, formatDate, textsOf } from '../texts.ts'

const { attendanceRate: t, menu } = textsOf('en')
const rates = '/app/administration/attendance-rates'

/** The table of the grade with other amounts, not saved. */
async function enterRate(page: Page, grade: string) {
  await page.goto(rates)
  await page.getByRole('link', { name: t.add }).click()
  const form = page.getByRole('form', { name: t.addTitle })
  const grades = form.getByRole('combobox').first()
  await grades.fill(grade)
  // The first match, without an arrow key.
  await grades.press('Enter')
  await expect(form.getByText(grade, { exact: true }).first()).toBeVisible()
  await grades.press('Escape')
  for (const [index, amount] of [70_000, 80_000, 90_000, 100_000].entries())
    await form
      .getByRole('textbox', {
        name: new RegExp(`${fill(t.bandPlace, { place: index + 1 })}: ${t.amount.slice(0, 6)}`),
      })
      .fill(String(amount))
  return form
}

test('HR sees who is affected by a new rate before saving it', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  const form = await enterRate(page, 'O')
  const effect = form.getByRole('status').filter({ hasText: t.effect })
  await expect(effect).toContainText(anyFill(t.effectPeople_other))
  await expect(effect).toContainText(t.effectNoDays)
  await expect(effect).toContainText(anyFill(t.effectSum))
  await expect(effect.getByRole('listitem').first()).toContainText('→')
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `the effect of an attendance rate (${scheme})`)
  }
})

test('a rate that the server would refuse says why before it is saved', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  const message = 'Attendance is closed until 30/09/2026'
  await page.route(`**/api${previewNewRates.path}`, route =>
    route.fulfill({
      status: 422,
      json: { success: false, message, errors: ['ATTENDANCE_PERIOD_CLOSED', message] },
    }),
  )
  const form = await enterRate(page, 'O')
  await expect(form.getByRole('alert')).toHaveText(message)
})

test('a rate begins tomorrow', async ({ open }) => {
  const { admin } = await newCompany()
  const page = await open({ as: admin })
  const form = await enterRate(page, 'SO')
  const tomorrow = formatDate(addDays(todayOf(admin), 1))
  await expect(form.getByRole('status')).toContainText(
    fill(t.effectPeople_other, { date: tomorrow, count: 0, grades: 'SO' }),
  )
  await form.getByRole('button', { name: t.add }).click()
  await expect(toast(page, t.created)).toBeVisible()
  await expect(page.getByRole('heading', { name: menu.attendanceRates, level: 1 })).toBeVisible()
})

test('the same table again cannot be added', async ({ open }) => {
  const { admin } = await newCompany()
  const page = await open({ as: admin })
  await page.goto(rates)
  await page.getByRole('link', { name: 'SO', exact: true }).click()
  await page.getByRole('link', { name: t.change }).click()
  const form = page.getByRole('form', { name: t.addTitle })
  await expect(form.getByRole('status')).toHaveText(t.noEffect)
  await expect(form.getByRole('button', { name: t.add })).toBeDisabled()
})
