// An HR officer imports a list with a misspelt unit, a large change of pay and a row with an error (P10).
import { readFileSync } from 'node:fs'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { employee: t, importing, ui } = textsOf('en')

test('HR sees old and new, chooses the unit and position that were meant, confirms the pay, and keeps the rows with errors', async ({
  open,
}) => {
  const { manager, employee } = await newTeam()
  const hr = await demo('hr')
  const idOf = (member: typeof manager) => member.profile.employee?.id ?? 0
  for (const member of [manager, employee]) {
    const pay = { salaryAmount: 6_000_000, salaryCurrency: 'LAK', reason: 'Agreed' }
    await ask(changeJob, { id: idOf(member), from: todayOf(manager), ...pay }, { token: hr.token })
  }
  const header = ['staffId', 'unit', 'salaryAmount', 'gender', 'position']
    .map(name => fieldLabel('en', name))
    .join(',')
  const lines = [
    header,
    `${employee.staffId},Sales Departement,60000000,,Acountant`,
    `${manager.staffId},,6500000,x,`,
  ]
  const page = await open({ as: hr })
  await page.goto('/app/employees/list/import')
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'pay.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

  const errors = page.getByRole('table', { name: importing.errors })
  await expect(errors).toContainText('No unit has this name. Did you mean Sales Department?')
  await expect(errors).toContainText('Gender must be male or female')
  const asked = page.getByRole('radiogroup', {
    name: fill(t.unknownName_one, { name: 'Sales Departement', count: 1 }),
  })
  await expect(asked.getByRole('radio', { name: t.leaveRowsOut })).toBeChecked()
  await asked.getByRole('radio', { name: fill(t.didYouMean, { name: 'Sales Department' }) }).click()
  await expect(errors).toContainText('No position has this name. Did you mean Accountant?')
  const position = page.getByRole('radiogroup', {
    name: fill(t.unknownName_one, { name: 'Acountant', count: 1 }),
  })
  await position.getByRole('radio', { name: fill(t.didYouMean, { name: 'Accountant' }) }).click()

  // Rows, new, changed, unchanged and with errors add up.
  await expect(page.getByRole('term').last()).toHaveText(t.badRows)
  await expect(page.getByRole('definition').last()).toHaveText('1')
  const differences = page.getByRole('table', { name: t.differences })
  const person = differences.getByRole('row').filter({ hasText: employee.staffId })
  await expect(person).toContainText('6,000,000 LAK → 60,000,000 LAK')
  await expect(person).toContainText('→ Sales Department')
  await expect(person).toContainText('→ Accountant')
  await expect(person).toContainText(t.largePay)
  await expect(errors.getByRole('row')).toHaveCount(2)
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `the preview of an import (${scheme})`)
  }
  const button = page.getByRole('button', { name: fill(t.importGood_one, { count: 1 }) })
  await expect(button).toBeDisabled()
  await page.getByRole('checkbox', { name: t.confirmPay }).check()
  await button.click()

  await expect(page.getByText(fill(importing.badRowsLeft_one, { count: 1 }))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: importing.downloadBadRows }).click()
  const file = readFileSync(await (await download).path())
  const changed = await ask(getEmployee, { id: idOf(employee) }, { token: hr.token })
  expect(JSON.stringify(changed)).toContain('"salaryAmount":60000000')
  expect(JSON.stringify(changed)).toContain('Sales Department')
  const kept = await ask(getEmployee, { id: idOf(manager) }, { token: hr.token })
  expect(JSON.stringify(kept)).toContain('"salaryAmount":6000000,')

  await page.goto('/app/employees/list/import')
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows-with-errors.xlsx', mimeType: 'application/octet-stream', buffer: file })
  await expect(errors).toContainText('Gender must be male or female')
  await expect(errors.getByRole('row')).toHaveCount(2)
  // The column of errors is skipped without a question.
  await expect(page.getByRole('main').getByRole('button', { name: ui.expand })).toBeVisible()
})
