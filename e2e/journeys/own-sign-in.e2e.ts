// One's own sign-in: where one is signed in, signing the others out, and the second step.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { errors } from '@hr/contract/messages/errors-en.ts'
import { listOwnSessions } from '@hr/contract/own-session.ts'
import { getPasskeys } from '@hr/contract/passkey.ts'
import { TOTP } from 'otpauth'
import { newSpace, signInOwner } from '../people.ts'
import { field } from '../pages/field.ts'
import { openProfileMenu } from '../pages/shell.ts'
import { signInAs, signOut } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const { ownAccount } = t
const wrongCode = errors.CODE_WRONG

test('an owner signs out a device they forgot, then all others', async ({ open }) => {
  const owner = await newSpace()
  const others = [await signInOwner(owner.username), await signInOwner(owner.username)]
  const page = await open({ as: owner })
  await page.goto('/space/profile')
  await (await openProfileMenu(page)).getByRole('menuitem', { name: t.session.security }).click()
  await expect(page).toHaveURL('/space/profile/security')
  await page.getByRole('button', { name: t.session.changePassword }).click()
  await expect(page.getByRole('dialog', { name: t.session.changeTitle })).toBeVisible()
  await page.keyboard.press('Escape')
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

test('parts of the page that arrive late move nothing', async ({ open }) => {
  const page = await open({ as: await newSpace(), isKept: false })
  await page.addInitScript(() => {
    const moved: number[] = []
    const observer = new PerformanceObserver(list =>
      moved.push(...list.getEntries().map(entry => (entry as PerformanceEntry & { value: number }).value)),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { moved })
  })
  const sessions = page.waitForResponse(`**/api${listOwnSessions.path}*`)
  await page.route(`**/api${getPasskeys.path}*`, async route => {
    await sessions
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/space/profile/security')
  await expect(page.getByText(ownAccount.thisDevice)).toBeVisible()
  await expect(page.getByRole('region', { name: ownAccount.passkeys })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = await page.evaluate(() =>
    (globalThis as typeof globalThis & { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
  )
  expect(total).toBeLessThan(0.02)
})

test('an owner turns on two-step sign-in, signs in with codes, and turns it off', async ({ open }) => {
  const owner = await newSpace()
  const page = await open({ as: owner })
  await page.goto('/space/profile/security')
  const dialog = page.getByRole('dialog')
  const proveIdentity = () => field(dialog, ownAccount.ownPassword).fill(owner.password)

  await page.getByRole('button', { name: ownAccount.setUp }).click()
  await proveIdentity()
  await dialog.getByRole('button', { name: ownAccount.next }).click()
  await expect(dialog.getByRole('img', { name: ownAccount.qrCode })).toBeVisible()
  const secret = await field(dialog, ownAccount.secret).inputValue()
  const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
  await field(dialog, ownAccount.appCode).fill('000000')
  await dialog.getByRole('button', { name: ownAccount.turnOn }).click()
  await expect(dialog.getByText(wrongCode)).toBeVisible()
  await field(dialog, ownAccount.appCode).fill(code(-1))
  await dialog.getByRole('button', { name: ownAccount.turnOn }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: ownAccount.recoveryKept }).click()
  await expect(page.getByText(fill(ownAccount.codesLeft_other, { count: 10 }))).toBeVisible()

  const second = page.getByRole('form', { name: ownAccount.codeTitle })
  await test.step('signs in with a code of the app', async () => {
    await signOut(page)
    await page.goto('/login')
    await signInAs(page, owner, { door: 'owner' })
    await field(second, fieldLabel('en', 'code')).fill(code(0))
    await second.getByRole('button', { name: t.session.signIn }).click()
    await expect(page).toHaveURL(`/space/${owner.username}`)
  })
  await test.step('signs in with a recovery code', async () => {
    await signOut(page)
    await page.goto('/login')
    await signInAs(page, owner, { door: 'owner' })
    await field(second, fieldLabel('en', 'code')).fill(recovery)
    await second.getByRole('button', { name: t.session.signIn }).click()
    await expect(page).toHaveURL(`/space/${owner.username}`)
  })
  await test.step('turns it off', async () => {
    await page.goto('/space/profile/security')
    await expect(page.getByText(fill(ownAccount.codesLeft_other, { count: 9 }))).toBeVisible()
    await page.getByRole('button', { name: ownAccount.turnOff }).click()
    await proveIdentity()
    await field(dialog, fieldLabel('en', 'code')).fill(code(1))
    await dialog.getByRole('button', { name: ownAccount.turnOff }).click()
    await expect(page.getByRole('button', { name: ownAccount.setUp })).toBeVisible()
  })
})
