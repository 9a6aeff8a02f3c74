// Messages on this device (N1, spec 7): offered in the drawer, sent at sign-in, shown by the worker, opened by a press.
import { rejectLeave } from '@hr/contract/leave.ts'
import { employeeLogin } from '@hr/contract/session.ts'
import type { Page, Worker } from '@playwright/test'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { bell, openProfileMenu, toast } from '../pages/shell.ts'
import { signInAs } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')

/** The permission as a person gives it, and a push service, which a browser without a network has not. */
const allowLater = (page: Page) =>
  page.addInitScript(() => {
    const key = 'permission-of-journey'
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(key) ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem(key, 'granted')
      return 'granted'
    }
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCodePoint(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: 'https://push.invalid/journey',
        keys: {
          p256dh: base64url(crypto.getRandomValues(new Uint8Array(65))),
          auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
        },
      }) as unknown as PushSubscription
  })

type Shown = { readonly title: string; readonly options: { readonly body: string; readonly tag: string } }
type Scope = { registration: { showNotification: unknown }; shown: Shown[] }

/** Records what the worker shows, because a browser after other journeys withdraws the permission. */
const recordShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.shown = []
    scope.registration.showNotification = async (title: string, options: Shown['options']) =>
      void scope.shown.push({ title, options })
  })

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown)

/** What the browser delivers to a worker, which `waitUntil` works on. */
const deliver = (worker: Worker, name: 'push' | 'notificationclick', facts: object) =>
  worker.evaluate(
    async ([type, given]) => {
      const work: unknown[] = []
      const event = new Event(type as string)
      const delivery = {
        data: { json: () => given },
        notification: { data: given, close: () => undefined },
        waitUntil: (promise: unknown) => work.push(promise),
      }
      dispatchEvent(Object.assign(event, delivery))
      await Promise.all(work)
    },
    [name, facts] as const,
  )

test('messages are turned on in the drawer, arrive while the page is elsewhere, and open the request', async ({
  open,
}) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  await ask(rejectLeave, { id, comment: 'Not this week' }, { token: manager.token })

  const page = await open({ as: employee, isKept: false })
  await allowLater(page)
  await page.goto('/app/dashboard')
  await bell(page).click()
  const drawer = page.getByRole('dialog', { name: t.notification.title })
  const kept = page.waitForRequest(request => request.url().endsWith('/api/push/device'))
  await drawer.getByRole('button', { name: t.notification.turnOn }).click()
  await expect(toast(page, t.notification.pushIsOn)).toBeVisible()
  expect((await kept).method()).toBe('PUT')
  await expect(drawer.getByText(t.notification.pushOffer)).toHaveCount(0)

  const link = `/app/leaves/leave-requests/${id}`
  const content = { id: 'of-the-journey', title: 'ຄຳຂໍລາພັກ', body: 'ບໍ່ໄດ້ຮັບການອະນຸມັດ', link }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/api/health')
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no background worker')
  await recordShown(worker)
  await deliver(worker, 'push', content)
  // A push service repeats a message as well; the same tag replaces the one before.
  await deliver(worker, 'push', { ...content, body: 'ອີກເທື່ອໜຶ່ງ' })
  expect(await shownBy(worker)).toMatchObject([
    { title: 'ຄຳຂໍລາພັກ', options: { body: 'ບໍ່ໄດ້ຮັບການອະນຸມັດ', tag: link } },
    { title: 'ຄຳຂໍລາພັກ', options: { body: 'ອີກເທື່ອໜຶ່ງ', tag: link } },
  ])
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deliver(worker, 'notificationclick', { link })
  await expect(page).toHaveURL(link)

  await openProfileMenu(page)
  await page.getByRole('menuitem', { name: t.session.signOut }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/employee')
  const signedIn = page.waitForRequest(request => request.url().endsWith(employeeLogin.path))
  await signInAs(page, employee)
  expect(new URLSearchParams((await signedIn).postData() ?? '').get('deviceToken')).toContain('push.invalid')
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto('/app/profile/notifications')
  const here = page.getByRole('switch', { name: t.notification.pushHere })
  await expect(here).toBeChecked()
  await here.click()
  await expect(here).not.toBeChecked()
})

test('not now is remembered, and the worker is served with a policy of its own', async ({
  open,
  request,
}) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  await ask(rejectLeave, { id, comment: 'Not this week' }, { token: manager.token })
  const page = await open({ as: employee, isKept: false })
  await allowLater(page)
  await page.goto('/app/dashboard')
  await bell(page).click()
  const drawer = page.getByRole('dialog', { name: t.notification.title })
  await drawer.getByRole('button', { name: t.notification.notNow }).click()
  await expect(drawer.getByText(t.notification.pushOffer)).toHaveCount(0)
  await page.reload()
  await bell(page).click()
  await expect(drawer.getByText('Not this week')).toBeVisible()
  await expect(drawer.getByText(t.notification.pushOffer)).toHaveCount(0)

  const headers = (await request.get('/sw.js')).headers()
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; img-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  })
})
