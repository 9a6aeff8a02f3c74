// A dialog or drawer answers the click before its code has arrived, and can be closed meanwhile.
import { paths } from '@hr/contract/paths.ts'
import { demo, newTeam } from '../people.ts'
import { expect, test } from '../test.ts'
import { anyFill, textsOf } from '../texts.ts'

const t = textsOf('en')
const { action } = t.employeeRecord

for (const [file, item, size] of [
  ['EndEmploymentDialog', action.end, 'desktop'],
  ['JobChangeDrawer', action.job, 'phone'],
] as const) {
  test(`${file} shows its frame while its code loads (${size})`, async ({ open }) => {
    // Others are added to the whole list meanwhile, which moves its rows.
    const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
    const page = await open({ as: hr, size, isKept: false })
    const held = Promise.withResolvers<void>()
    await page.route(`**/assets/${file}-*.js`, async route => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${paths.employees}?search=${employee.staffId}`)
    const actions = page.getByRole('button', { name: anyFill(t.employee.actionsOf) }).first()
    const frame = page.getByRole('status', { name: t.ui.loading })
    const begin = async () => {
      await actions.click()
      await page.getByRole('menuitem', { name: item }).click()
      await expect(frame).toBeVisible()
    }
    await begin()
    await page.keyboard.press('Escape')
    await expect(frame).toHaveCount(0)
    await expect(actions).toBeFocused()
    await begin()
    await frame.getByRole('button', { name: t.ui.close }).click()
    await expect(frame).toHaveCount(0)
    await begin()
    held.resolve()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(frame).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(actions).toBeFocused()
  })
}

test('the search gets the letters that are typed while its code loads', async ({ open }) => {
  const page = await open({ as: await demo('hr'), isKept: false })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/SearchDialog-*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.employees)
  const list = page.getByRole('searchbox', { name: t.employee.findPeople })
  await list.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('ovex')
  await page.keyboard.press('Backspace')
  held.resolve()
  const field = page.getByRole('dialog', { name: t.shell.search }).getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('rtime')
  await expect(field).toHaveValue('overtime')
  await page.keyboard.press('Escape')
  await expect(list).toHaveValue('')
})

test('Escape closes a drawer at the moment at which its form is there', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(paths.holidays)
  const add = page.getByRole('button', { name: t.holiday.add })
  await expect(add).toBeVisible()
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"] input')) return
      observer.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      document.body.dataset.escaped = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await add.click()
  await expect(page.locator('body[data-escaped]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
