// The structure, positions and address lists: units added and moved by mouse and keyboard, no cycles, history, merging.
import { createOrgNode, getOrgNode } from '@hr/contract/organization.ts'
import { importColumns, importEmployees } from '@hr/contract/employee-import.ts'
import { createPosition, listPositions } from '@hr/contract/position.ts'
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import { expectAccessible, settled } from '../accessible.ts'
import { countClicks } from '../count-clicks.ts'
import { closed, lead } from '../lead.ts'
import { demo, mark, profileOf, withUnit } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import {
  addUnit,
  moveDialog,
  moveToday,
  searchUnits,
  structureTree,
  twoUnits,
  unitRow,
} from '../pages/structure.ts'
import { ask } from '../server.ts'
import { expect, secondLook, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const texts = textsOf('en')
const t = texts.organization
const address = '/app/ongStructure'

const namesAbove = (unit: { path: { name: string }[] }) => unit.path.map(({ name }) => name).slice(1)

test('an administrator adds a unit, moves it by mouse and keyboard, reads its history, and deletes an empty one', async ({
  open,
}) => {
  const admin = await demo('admin')
  const id = mark()
  const { top, beta, gamma } = await twoUnits(admin.token, id)
  const alpha = `Alpha ${id}`
  const page = await open({ as: admin })
  await page.goto(`${address}?unit=${top?.id}`)
  await addUnit(page, { name: alpha, nameLo: `ອັນຟາ ${id}` })
  await expect(toast(page, fill(texts.ui.addedNamed, { name: alpha }))).toBeVisible()
  await expect(unitRow(page, alpha)).toHaveAttribute('aria-selected', 'true')
  await expect(unitRow(page, alpha)).toHaveAttribute('aria-level', '2')

  await searchUnits(page, id)
  await unitRow(page, alpha).dragTo(unitRow(page, beta.name))
  const dialog = moveDialog(page, alpha)
  await expect(dialog.getByRole('status')).toContainText(`${beta.name} › ${alpha}`)
  await moveToday(dialog, admin)
  await dialog.getByRole('button', { name: t.moveUnit }).click()
  await expect(toast(page, fill(t.moved, { name: alpha }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(id)
  await expect(unitRow(page, alpha)).toHaveAttribute('aria-level', '3')

  await searchUnits(page, id)
  await unitRow(page, beta.name).dragTo(unitRow(page, alpha))
  await expect(toast(page, fill(t.belowItself, { name: beta.name }))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await unitRow(page, beta.name).press('Home')
  await page.keyboard.press('End')
  await page.keyboard.type('alpha')
  await expect(unitRow(page, alpha)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: t.move, exact: true }).press('Enter')
  const below = field(dialog, t.newParent)
  await expect(below).toBeFocused()
  await below.click()
  // The chosen unit is replaced by what is typed, and Enter takes the match, not a unit above it.
  await expect
    .poll(() => below.evaluate(input => input instanceof HTMLInputElement && input.selectionEnd))
    .toBe(beta.name.length)
  await page.keyboard.type(gamma.name)
  await expect(page.getByRole('option', { name: gamma.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(below).toHaveValue(gamma.name)
  await expect(dialog.getByRole('status')).toContainText(`${gamma.name} › ${alpha}`)
  await moveToday(dialog, admin)
  await dialog.getByRole('button', { name: t.moveUnit }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/unit=/)
  const alphaId = new URL(page.url()).searchParams.get('unit') ?? ''
  expect(namesAbove(await ask(getOrgNode, { id: alphaId }, { token: admin.token }))).toEqual([gamma.name])

  await page.getByRole('button', { name: texts.ui.history, exact: true }).click()
  const history = page.getByRole('dialog', { name: t.historyTitle })
  const changes = history.getByRole('listitem').filter({ hasText: alpha })
  await expect(changes.first()).toContainText(t.movedTo)
  await expect(changes.first()).toContainText(gamma.name)
  await expect(changes.filter({ hasText: t.created }).first()).toBeVisible()

  const child = await ask(createOrgNode, { name: `Child ${id}`, parentId: beta.id }, { token: admin.token })
  await page.goto(`${address}?unit=${beta.id}`)
  await page.getByRole('button', { name: texts.ui.delete, exact: true }).click()
  const refused = page.getByRole('dialog', { name: fill(t.cannotDelete, { name: beta.name }) })
  await expect(refused).toContainText(child.name)
  await expect(refused.getByRole('button', { name: t.deleteUnit })).toHaveCount(0)
  await refused.getByRole('button', { name: texts.ui.close }).last().click()

  await page.goto(`${address}?unit=${child.id}`)
  await page.getByRole('button', { name: texts.ui.delete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.deleteUnit }).click()
  await expect(toast(page, fill(texts.ui.deletedNamed, { name: child.name }))).toBeVisible()
  await expect(unitRow(page, child.name)).toHaveCount(0)
})

test('HR plans the move of a department for the 1st of the next month in four clicks, looks at that day, and undoes it to delete its target', async ({
  open,
}) => {
  const hr = await demo('hr')
  const id = mark()
  const { beta, gamma } = await twoUnits(hr.token, id)
  const today = (await profileOf(hr)).workspace?.today ?? ''
  const first = addMonths(`${today.slice(0, 7)}-01`, 1)
  const page = await open({ as: hr })
  await page.goto('/app/dashboard')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: texts.menu.organization, exact: true }).click()
  await page.getByRole('main').getByRole('searchbox').focus()
  await page.keyboard.type(beta.name)
  await unitRow(page, beta.name).locator('[data-part=menu]').click()
  await page.getByRole('menuitem', { name: t.move, exact: true }).click()
  const dialog = moveDialog(page, beta.name)
  const parent = field(dialog, t.newParent)
  await expect(parent).toBeFocused()
  await page.waitForFunction(() => getSelection()?.toString() !== '')
  await page.keyboard.type(gamma.name)
  await page.keyboard.press('Enter')
  await expect(parent).toHaveValue(gamma.name)
  const day = field(dialog, t.moveOn)
  await expect(day).toHaveValue(formatDate(addDays(today, 1)))
  await day.fill(formatDate(first))
  await day.blur()
  await expect(dialog.getByRole('status')).toContainText(fill(t.changesFrom, { date: formatDate(first) }))
  await expectAccessible(page, 'the dialog that plans a move')
  await dialog.getByRole('button', { name: t.planMove }).click()
  await expect(toast(page, fill(t.movePlanned, { name: beta.name, date: formatDate(first) }))).toBeVisible()
  expect(await clicks(), 'goal of issue 17').toBeLessThanOrEqual(4)

  const planned = fill(t.movesTo, { parent: gamma.name, date: formatDate(first) })
  await expect(page.getByText(planned, { exact: true })).toBeVisible()
  expect(namesAbove(await ask(getOrgNode, { id: beta.id }, hr))).toEqual([])
  await page.goto(`${address}?date=${first}&search=${id}`)
  await expect(unitRow(page, beta.name)).toHaveAttribute('aria-level', '3')
  await page.goto(`${address}?unit=${beta.id}`)
  await expect(page.getByText(planned, { exact: true })).toBeVisible()

  // The unit it is to move to cannot be deleted: the dialog says why, and undoes the plan.
  await page.goto(`${address}?search=${id}`)
  await unitRow(page, gamma.name).locator('[data-part=menu]').click()
  await page.getByRole('menuitem', { name: texts.ui.delete }).click()
  const why = page.getByRole('dialog', { name: fill(t.cannotDelete, { name: gamma.name }) })
  await expect(why).toContainText(fill(t.movesHere, { name: beta.name, date: formatDate(first) }))
  await expectAccessible(page, 'the dialog that says why a unit stays')
  await why.getByRole('button', { name: t.undoMove }).click()
  await expect(toast(page, fill(t.moveUndone, { name: beta.name }))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: t.deleteUnit }).click()
  await expect(toast(page, fill(texts.ui.deletedNamed, { name: gamma.name }))).toBeVisible()
})

test('an administrator merges a position in use, and adds and hides a village of the company', async ({
  open,
}) => {
  const { token } = await demo('hr')
  const id = mark()
  const [old, other] = [`Weaver ${id}`, `Master weaver ${id}`]
  const person: Partial<Record<(typeof importColumns)[number], string>> = {
    staffId: `W-${id}`,
    firstName: 'Mali',
    lastName: `Sisouk ${id}`,
    email: `w.${id}@journey.example`,
    gender: 'female',
    unit: `Looms ${id}`,
    position: old,
    jobGrade: 'SO',
    startDate: '2024-01-08',
  }
  const csv = [importColumns.join(','), importColumns.map(column => person[column] ?? '').join(',')]
  const file = new File([csv.join('\n')], 'weaver.csv', { type: 'text/csv' })
  await ask(importEmployees, withUnit(`Looms ${id}`), { token, file })
  await ask(createPosition, { name: other }, { token })

  const page = await open({ as: await demo('admin') })
  const p = texts.position
  await page.goto(`/app/employees/positions?search=${id}`)
  await page.getByRole('button', { name: fill(p.actionsOf, { name: old }) }).click()
  await page.getByRole('menuitem', { name: texts.ui.delete, exact: true }).click()
  const refused = page.getByRole('dialog', { name: fill(p.inUseTitle, { name: old }) })
  await expect(refused).toContainText(`Sisouk ${id}`)
  await refused.getByRole('button', { name: p.merge, exact: true }).click()
  const merge = page.getByRole('dialog', { name: fill(p.mergeTitle, { name: old }) })
  await merge.getByRole('combobox', { name: p.mergeInto }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await expect(merge.getByRole('status')).toContainText(p.mergePeople_one)
  await merge.getByRole('button', { name: p.mergeAction, exact: true }).click()
  await expect(toast(page, fill(p.merged, { from: old, into: other }))).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(other) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^${old}`) })).toHaveCount(0)
  const { rows } = await ask(listPositions, { search: id }, { token })
  expect(rows.map(({ name, employeeCount }) => [name, employeeCount])).toEqual([[other, 1]])

  const a = texts.address
  const name = `Ban ${mark()}`
  await lead(page, '/address/province')
  await page.getByRole('link', { name: 'Vientiane Capital' }).click()
  await page.getByRole('link', { name: 'Chanthabuly' }).click()
  await expect(page).toHaveURL('/address/village?province=1&district=101')
  await page.getByRole('button', { name: a.addVillage }).click()
  const form = page.getByRole('dialog', { name: a.addVillage })
  await field(form, a.nameLatin).fill(name)
  await form.getByRole('button', { name: a.addVillage }).click()
  await expect(toast(page, fill(texts.ui.addedNamed, { name }))).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(name.toLowerCase())
  await page.getByRole('button', { name: fill(a.hideNamed, { name }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: a.hideAction, exact: true }).click()
  await expect(toast(page, fill(a.hidden, { name }))).toBeVisible()
  await expect(page.getByText(texts.ui.noMatch)).toBeVisible()
  await page.getByText(a.hiddenOnes, { exact: true }).click()
  await page.getByRole('button', { name: fill(a.bringBackNamed, { name }) }).click()
  await expect(toast(page, fill(a.broughtBack, { name }))).toBeVisible()
  await page.getByText(a.shownOnes, { exact: true }).click()
  await expect(page.getByRole('button', { name: fill(a.hideNamed, { name }) })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Vientiane Capital' }).click()
  await expect(
    page.getByRole('heading', { name: fill(a.districtsOf, { name: 'Vientiane Capital' }) }),
  ).toBeVisible()
})

test('in Lao, on a phone: HR adds a department to the structure', secondLook('lo'), async ({ open }) => {
  const { organization: lao, ui } = textsOf('lo')
  const id = mark()
  const page = await open({ as: await demo('hr'), language: 'lo', size: 'phone' })
  await page.goto('/app/administration/departments')
  await page.getByRole('button', { name: lao.addDepartment }).click()
  const form = page.getByRole('dialog', { name: lao.addDepartment })
  await field(form, ui.nameEn).fill(`Legal ${id}`)
  await field(form, ui.nameLo).fill(`ພະແນກກົດໝາຍ ${id}`)
  await form.getByRole('button', { name: lao.addDepartment }).click()
  await expect(toast(page, fill(ui.addedNamed, { name: `ພະແນກກົດໝາຍ ${id}` }))).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(id)
  const card = page.getByRole('listitem').filter({ hasText: `Legal ${id}` })
  // The card moves up when the others go, and its menu with it.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await card.getByRole('button', { name: fill(lao.unitMenu, { name: `ພະແນກກົດໝາຍ ${id}` }) }).click()
  await page.getByRole('menuitem', { name: lao.showInTree }).click()
  await expect(page.getByRole('dialog', { name: `ພະແນກກົດໝາຍ ${id}` })).toContainText(`Legal ${id}`)
})

for (const [language, scheme, check] of [
  ['en', 'light', 'part'],
  ['lo', 'dark', 'whole'],
] as const) {
  test(
    `dialogs and menus of the structure and the lists are accessible (${language})`,
    secondLook(language),
    async ({ open }) => {
      test.setTimeout(180_000)
      const lists = textsOf(language)
      const page = await open({ as: await demo('admin'), language, colors: scheme })
      await page.goto(address)
      await settled(page)
      for (const at of ['?act=history', '?act=tags', '?act=add']) {
        await page.evaluate(to => history.pushState({}, '', to), address + at)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, `${at} ${language}`, check)
        await closed(page)
      }
      await lead(page, '/app/employees/jobGrade?act=order')
      await expect(page.getByRole('list', { name: lists.position.orderTitle })).toBeVisible()
      await expectAccessible(page, `order ${language}`, check)
      await closed(page)
      await lead(page, `${address}?date=2025-12-01`)
      await settled(page)
      await expectAccessible(page, `past date ${language}`, check)
      await page.goto(address)
      await structureTree(page, language).getByRole('treeitem').nth(2).click()
      await structureTree(page, language).getByRole('treeitem').nth(2).press('ContextMenu')
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectAccessible(page, `menu ${language}`, check)
    },
  )
}
