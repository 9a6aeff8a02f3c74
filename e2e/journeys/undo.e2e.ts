// An approval from the list can be undone for 5 seconds; leaving the page sends it at once.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

test('a manager undoes an approval, approves again, and leaving the page sends it', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, annual.id, await rangeOverWeekend(employee, annual.id))
  const steps = async () => (await ask(getLeaveRequest, { id }, { token: manager.token })).steps
  const t = textsOf('en')
  const page = await open({ as: manager })
  await page.goto('/app/leaves/approved-leave-requests-line')
  const row = page.getByRole('row').filter({ hasText: 'Phommachanh' })
  const approve = row.getByRole('button', { name: /^Approve/ })
  await approve.click()
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(approve).toBeVisible()
  expect((await steps())[0]?.status).toBe('PENDING')

  await approve.click()
  await expect(row.getByText(t.approval.approved)).toBeVisible()
  await page.getByRole('link', { name: t.menu.dashboard }).click()
  await expect.poll(async () => (await steps())[0]?.status).toBe('APPROVED')
})
