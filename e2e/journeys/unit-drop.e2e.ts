// The pointer can be faster than the screen: a unit dropped in the task of its last move.
import { createOrgNode, getOrgStructure } from '@hr/contract/organization.ts'
import { demo, mark } from '../people.ts'
import { toast } from '../pages/shell.ts'
import { unitRow } from '../pages/structure.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en').organization

test('a unit is dropped where the pointer is, even right after its last move', async ({ open }) => {
  const admin = await demo('admin')
  const { token } = admin
  const [top] = await ask(getOrgStructure, {}, { token })
  const add = (name: string, parentId: string | null) =>
    ask(createOrgNode, { name: `${name} ${mark()}`, parentId }, { token })
  const beta = await add('Beta', top?.id ?? null)
  const delta = await add('Delta', beta.id)
  const page = await open({ as: admin })
  await page.goto(`/app/ongStructure?unit=${delta.id}`)
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await unitRow(page, beta.name).dispatchEvent('dragstart', { dataTransfer })
  await unitRow(page, delta.name).evaluate((row, transfer) => {
    const { left, top: above, height } = row.getBoundingClientRect()
    const at = { clientX: left + 40, clientY: above + height / 2, bubbles: true, cancelable: true }
    for (const type of ['dragover', 'drop'])
      row.dispatchEvent(new DragEvent(type, { ...at, dataTransfer: transfer }))
  }, dataTransfer)
  await expect(toast(page, fill(t.belowItself, { name: beta.name }))).toBeVisible()
})
