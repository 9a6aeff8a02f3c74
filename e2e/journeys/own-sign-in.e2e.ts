// One's own sign-in: where one is signed in, and signing the others out.
import { newSpace, signInOwner } from '../people.ts'
import { openProfileMenu } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const { ownAccount } = t

test('an owner signs out a device they forgot, then all others', async ({ open }) => {
  const owner = await newSpace()
  const others = [await signInOwner(owner.username), await signInOwner(owner.username)]
  const page = await open({ as: owner })
  await page.goto('/space/profile')
  await (await openProfileMenu(page)).getByRole('menuitem', { name: t.session.security }).click()
  await expect(page).toHaveURL('/space/profile/security')
  const list = page.getByRole('region', { name: ownAccount.sessions })
  const device = ownAccount.deviceUnknown
  const end = list.getByRole('button', { name: fill(ownAccount.endSessionNamed, { device }) })
  await expect(list.getByText(ownAccount.thisDevice)).toHaveCount(1)
  await expect(end).toHaveCount(2)

  await end.first().click()
  await page.getByRole('dialog').getByRole('button', { name: ownAccount.endSession }).click()
  await expect(end).toHaveCount(1)
  await list.getByRole('button', { name: ownAccount.endOthers }).click()
  await page.getByRole('dialog').getByRole('button', { name: ownAccount.endOthers }).click()
  await expect(end).toHaveCount(0)
  for (const { token } of others) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/users/profile', { headers })).status()).toBe(401)
  }
  await page.reload()
  await expect(list.getByText(ownAccount.thisDevice)).toHaveCount(1)
})
