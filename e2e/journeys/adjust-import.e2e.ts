// HR imports leave balances from a file (L3): the template, errors by cell, the effect of each row, and no row twice.
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { balanceOf, leaveTypeOf, todayOf } from '../leave-days.ts'
import { demo, newTeam, profileOf } from '../people.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const language = 'lo'
const t = textsOf(language)

const chooseFile = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'balances.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const cellsOf = (row: Locator): Promise<string[]> => row.getByRole('cell').allInnerTexts()

test('HR checks and imports a file of adjustments; importing it twice changes nothing', async ({ open }) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { available } = await balanceOf(employee, annual.id)
  const label = (key: string) => fieldLabel(language, key)
  const today = todayOf(employee)
  const header = ['staffId', 'leaveTypeId', 'halfDays', 'date', 'reason'].map(label).join(',')
  const right = `${employee.staffId},ANNUAL,1.5,${today},Worked on New Year`

  const page = await open({ as: hr, language })
  await page.goto(`/app/leaves/summary-leave?search=${employee.staffId}`)
  await page.getByRole('link', { name: t.adjustImport.open }).click()
  const template = await downloaded(page, () =>
    page.getByRole('button', { name: t.importing.template }).click(),
  )
  expect(template.rows.map((_, row) => template.cell(row, label('staffId')))).toContain(employee.staffId)

  await chooseFile(page, [header, right, `${manager.staffId},ANNUAL,0.3,${today},Half`].join('\n'))
  const errors = page.getByRole('table', { name: t.importing.errors })
  await expect(errors.getByText(messageText(language, 'daysInHalves'))).toBeVisible()
  await page.getByRole('button', { name: t.importing.chooseAnother }).click()

  const { staffId: ownStaffId = '' } = (await profileOf(hr)).employee ?? {}
  const own = `${ownStaffId},ANNUAL,1,${today},Worked on New Year`
  const leftOut = fill(t.importing.ownRow_one, {
    rows: '3',
    message: serverText(language, 'OWN_RECORD'),
  })
  await chooseFile(page, [header, right, own].join('\n'))
  await expect(page.getByText(t.importing.ready)).toBeVisible()
  await expect(page.getByText(leftOut)).toBeVisible()
  const row = page
    .getByRole('table', { name: t.adjustImport.outcomes })
    .getByRole('row')
    .filter({ hasText: employee.staffId })
  const figures = await cellsOf(row)
  expect(figures.slice(-3)).toEqual(['+1.5', String(available / 2), String(available / 2 + 1.5)])
  await page.getByRole('button', { name: fill(t.adjustImport.importNow_one, { count: 1 }) }).click()
  await expect(page.getByText(fill(t.adjustImport.imported, { booked: 1, unchanged: 0 }))).toBeVisible()
  await expect(page.getByText(leftOut)).toBeVisible()
  expect((await balanceOf(employee, annual.id)).available).toBe(available + 3)

  await page.goto('/app/leaves/summary-leave/import')
  await chooseFile(page, [header, right].join('\n'))
  await expect(page.getByText(t.importing.nothingToDo)).toBeVisible()
  await expect(row).toContainText(t.adjustImport.known)
  expect((await balanceOf(employee, annual.id)).available).toBe(available + 3)
})
