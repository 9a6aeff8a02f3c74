// Moves of a unit on the page of the structure: few clicks, and afterwards the search and the row are still there.
import { countClicks } from '../count-clicks.ts'
import { demo, mark } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { moveDialog, twoUnits, unitRow } from '../pages/structure.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, textsOf } from '../texts.ts'

const { menu, orgChart, organization: t } = textsOf('en')
const address = '/app/ongStructure'

test('HR moves a department in four clicks on the page of the structure, without typing', async ({
  open,
}) => {
  const hr = await demo('hr')
  const id = mark()
  const { beta, gamma } = await twoUnits(hr.token, id)
  const page = await open({ as: hr })
  await page.goto(`${address}?search=${id}`)
  const clicks = await countClicks(page)
  await unitRow(page, beta.name).click()
  await page.getByRole('button', { name: t.move, exact: true }).click()
  // The choice of the new parent is open at once.
  await page.getByRole('option', { name: gamma.name }).click()
  await moveDialog(page, beta.name).getByRole('button', { name: t.planMove }).click()
  await expect(toast(page, anyFill(t.movePlanned))).toBeVisible()
  expect(await clicks(), 'goal of issue 17').toBeLessThanOrEqual(4)
  // The search stays, and so does the row.
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(id)
  await expect(unitRow(page, beta.name)).toHaveAttribute('aria-selected', 'true')
  // The plan is marked in the tree and in the chart, and screen readers say it.
  const move = anyFill(t.movesTo.replace('{{parent}}', gamma.name))
  await expect(unitRow(page, beta.name)).toHaveAccessibleName(move)
  await expect(unitRow(page, beta.name).getByTitle(move)).toBeVisible()
  await page.goto(`${address}/orgChart/${beta.id}`)
  const chart = page.getByRole('tree', { name: menu.orgChart, exact: true })
  // From the whole card over its name to its shape.
  for (let step = 0; step < 8; step++) {
    await expect(chart.locator('[data-move]').first(), `zoomed out ${step} times`).toBeVisible()
    await page.getByRole('button', { name: orgChart.zoomOut }).click()
  }
})

test('a moved unit stays in view', async ({ open }) => {
  const hr = await demo('hr')
  const { gamma } = await twoUnits(hr.token, mark())
  const page = await open({ as: hr })
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(`${address}?unit=${gamma.id}&act=move`)
  const dialog = moveDialog(page, gamma.name)
  await field(dialog, t.newParent).press('Escape')
  await field(dialog, t.place).click()
  await page.getByRole('option', { name: t.placeFirst }).click()
  await dialog.getByRole('button', { name: t.moveUnit }).click()
  await expect(toast(page, fill(t.moved, { name: gamma.name }))).toBeVisible()
  await expect(unitRow(page, gamma.name)).toHaveAttribute('aria-posinset', '1')
  await expect(unitRow(page, gamma.name)).toBeInViewport()
})
