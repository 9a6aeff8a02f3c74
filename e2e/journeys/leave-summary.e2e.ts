// HR adjusts a balance; the employee sees the days in the balance and the entries that explain it.
import { formatHalfDays, textsOf } from '../texts.ts'
import { balanceOf, leaveTypeOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'

const language = 'lo'
const t = textsOf(language).leaveSummary

test('HR adds days with a reason, and the ledger explains the balance', async ({ open }) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { available } = await balanceOf(employee, annual.id)
  const name = fullName(employee.profile, language)

  const hrPage = await open({ as: hr, language })
  await hrPage.goto(`/app/leaves/summary-leave?search=${employee.staffId}`)
  await hrPage.getByRole('link', { name }).click()
  await hrPage.getByRole('button', { name: t.adjust }).click()
  const drawer = hrPage.getByRole('dialog')
  await drawer.getByRole('button', { name: t.adjust }).click()
  const missing = messageText(language, 'required', { label: fieldLabel(language, 'halfDays') })
  await expect(drawer.getByText(missing)).toBeVisible()
  await field(drawer, t.days).fill('1.5')
  await field(drawer, fieldLabel(language, 'reason')).fill('Worked on New Year')
  await drawer.getByRole('button', { name: t.adjust }).click()
  await expect(toast(hrPage, formatHalfDays(available + 3, language))).toBeVisible()

  const page = await open({ as: employee, language, size: 'phone' })
  await page.goto('/app/leaves')
  await page.getByRole('link', { name: t.myLedger }).click()
  const row = page.getByRole('row').filter({ hasText: 'Worked on New Year' })
  await expect(row).toContainText('+1.5')
  await expect(row).toContainText(String((available + 3) / 2))
  await expect(page.getByRole('button', { name: t.adjust })).toHaveCount(0)
})
