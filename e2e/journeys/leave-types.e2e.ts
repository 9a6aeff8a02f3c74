// HR reorders leave types, changes the yearly days of one after a preview, and deletes an unused one.
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { balanceOf, todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, mark, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const own = (token: string, name: string) =>
  ask(createLeaveType, { code: name.slice(0, 20), name, nameLo: '', color: '#336699', amount: 6 }, { token })

const t = textsOf('en').leaveType

// One journey, because all types of the company share one order.
test('HR changes the days of a type, reorders types, deletes an unused one, and deactivates a used one', async ({
  open,
}) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const type = await own(hr.token, `Study ${mark()}`)
  const before = await balanceOf(employee, type.id)

  const page = await open({ as: hr })
  await page.goto(`/app/administration/leave-types?type=${type.id}`)
  const drawer = page.getByRole('dialog')
  await field(drawer, t.amount).fill('12')
  const effect = drawer.getByRole('region', { name: t.effect })
  await expect(effect.getByRole('radio')).not.toHaveCount(0)
  await drawer.getByRole('button', { name: t.save }).click()
  const missing = serverText('en', 'required', { label: fieldLabel('en', 'effectiveFrom') })
  await expect(drawer.getByText(missing)).toBeVisible()
  await effect.getByRole('radio').first().check()
  await expect(effect.getByText(/people gain .* in total/)).toBeVisible()
  await drawer.getByRole('button', { name: t.save }).click()
  await expect(toast(page, /balances of \d+ people changed/)).toBeVisible()
  const after = await balanceOf(employee, type.id)
  expect(after.available).toBe(before.available * 2)

  const name = `Order ${mark()}`
  const moved = await own(hr.token, name)
  await page.goto('/app/administration/leave-types?type=order')
  const rows = drawer.getByRole('listitem')
  await drawer.getByRole('button', { name: textsOf('en').ui.moveUp.replace('{{name}}', name) }).press('Enter')
  const place = (await rows.count()) - 2
  await expect(rows.nth(place)).toContainText(name)
  const later = await own(hr.token, `Later ${mark()}`)
  await drawer.getByRole('button', { name: textsOf('en').ui.orderSave }).click()
  await expect(drawer.getByText(serverText('en', 'LIST_CHANGED'))).toBeVisible()
  await expect(rows.last()).toContainText(later.name)
  await expect(rows.nth(place)).toContainText(name)
  await drawer.getByRole('button', { name: textsOf('en').ui.orderSave }).click()
  await expect(toast(page, textsOf('en').ui.orderSaved)).toBeVisible()
  const ordered = await ask(listLeaveTypes, {}, { token: hr.token })
  expect(ordered.findIndex(({ id }) => id === moved.id)).toBe(place)

  const [unused, used] = [await own(hr.token, `Unused ${mark()}`), await own(hr.token, `Used ${mark()}`)]
  const adjustment = { employeeId: employee.profile.employee?.id ?? 0, leaveTypeId: used.id, halfDays: 2 }
  await ask(
    adjustLeave,
    { ...adjustment, date: todayOf(employee), reason: 'Worked on a holiday' },
    { token: hr.token },
  )
  await page.goto(`/app/administration/leave-types?type=${unused.id}`)
  await page.getByRole('button', { name: t.delete }).click()
  await page
    .getByRole('dialog')
    .filter({ hasText: t.deleteText })
    .getByRole('button', { name: t.delete })
    .last()
    .click()
  await expect(toast(page, t.deleted)).toBeVisible()

  await page.goto(`/app/administration/leave-types?type=${used.id}`)
  await page.getByRole('button', { name: t.delete }).click()
  const refusal = page.getByRole('dialog').filter({ hasText: '1 adjustment' }).last()
  await refusal.getByRole('button', { name: t.stop }).click()
  await expect(toast(page, t.stopped)).toBeVisible()
  const types = await ask(listLeaveTypes, {}, { token: hr.token })
  expect(types.map(({ id }) => id)).not.toContain(unused.id)
  expect(types.find(({ id }) => id === used.id)?.isActive).toBe(false)
})

test('names in the other language are marked as such for screen readers', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/administration/leave-types')
  await expect(page.getByRole('main').locator('[lang=lo]').filter({ hasText: 'ພັກປະຈຳປີ' })).toBeVisible()
})
