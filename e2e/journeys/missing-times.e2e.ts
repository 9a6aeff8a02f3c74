// HR types the missing times of several days into one list, with one reason, and can undo all of them at once (A8).
import { giveFullAccess } from '@hr/contract/access.ts'
import { requestAttendance } from '@hr/contract/attendance-request.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { absentDay, punchedBy } from '../attendance-days.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam, profileOf } from '../people.ts'
import { expect, test } from '../test.ts'
import { ask } from '../server.ts'
import { fill, textsOf } from '../texts.ts'

const { menu, missingTimes, overrule, ui } = textsOf('en')

test('HR fills in the missing times of two people, fixes one that is wrong, and undoes them', async ({
  open,
}) => {
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const date = await absentDay(employee, addDays(todayOf(employee), -1))
  await punchedBy(hr, manager, date, ['08:30'])
  await punchedBy(hr, employee, date, ['17:30'])
  const types = await ask(listAttendanceTypes, {}, { token: employee.token })
  const forgot = types.find(({ code }) => code === 'FORGOT')
  const draft = {
    attendanceTypeId: forgot?.id ?? '',
    from: date,
    to: date,
    timeIn: '08:30',
    title: 'No time in',
    reason: 'I forgot to clock in',
  }
  await ask(requestAttendance, draft, { token: employee.token })
  const team = employee.profile.lastName.split(' ')[1]
  const page = await open({ as: hr })
  await page.goto(`/app/attendances/overrule/missing-times?range=today&at=${date}&search=${team}`)
  const form = page.getByRole('form', { name: missingTimes.title })
  const rows = form.getByRole('row').filter({ hasText: team ?? '' })
  await expect(rows).toHaveCount(2)
  const missing = form.locator('input[data-missing]')
  await expect(missing, 'only what is missing').toHaveCount(2)
  const asked = rows.filter({ hasText: employee.profile.lastName }).getByRole('img', { name: forgot?.name })
  await expect(asked, 'a correction is awaiting approval').toBeVisible()

  const out = rows.filter({ hasText: manager.profile.lastName }).locator('input[data-missing]')
  const into = rows.filter({ hasText: employee.profile.lastName }).locator('input[data-missing]')
  const times = page.getByRole('listbox', { name: ui.times, includeHidden: true })
  await expect(times, 'only an open list is drawn').toHaveCount(0)
  await missing.nth(0).press('Enter')
  await expect(missing.nth(1), 'Enter goes to the next missing time').toBeFocused()
  await expect(
    page.getByRole('option', { name: '07:30' }),
    'the list opens near a likely time',
  ).toBeInViewport()
  await expect(page.getByRole('option', { name: '00:00' })).not.toBeInViewport()
  await expect(times).toHaveCount(1)
  await expect(missing.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await missing.nth(1).press('Escape')
  await expect(times).toHaveCount(0)
  await missing.nth(1).press('ArrowDown')
  await missing.nth(1).press('ArrowDown')
  const marked = page.getByRole('option', { selected: true })
  await expect(marked, 'an arrow key marks the likely time').toHaveText('08:00')
  await expect(missing.nth(1)).toHaveAttribute(
    'aria-activedescendant',
    (await marked.getAttribute('id')) ?? '',
  )
  await expect(missing.nth(1)).toHaveAttribute('aria-controls', (await times.getAttribute('id')) ?? '')
  await missing.nth(1).press('Escape')
  const known = rows.filter({ hasText: manager.profile.lastName }).locator('input:not([data-missing])')
  await known.fill('1730')
  await out.fill('0700')
  await into.fill('830')
  const save = form.getByRole('button', { name: fill(missingTimes.save_other, { count: 2 }) })
  await save.click()
  const reason = field(form, fieldLabel('en', 'reason'))
  await expect(reason, 'a reason is required').toBeFocused()
  await reason.fill('The device was off')
  await save.click()
  await expect(rows.getByText('Swap')).toBeVisible()
  await expect(rows, 'nothing is saved while one is wrong').toHaveCount(2)
  await known.fill('')
  await out.fill('17:30')
  await save.click()
  await expect(rows).toHaveCount(0)

  const done = fill(overrule.doneMany_other, { what: overrule.done.TIME_ATTENDANCE, count: 2 })
  const bar = page.getByRole('region', { name: overrule.overrule })
  await expect(bar.getByText(done)).toBeVisible()
  await bar.getByRole('button', { name: ui.undo }).click()
  await expect(toast(page, overrule.undone)).toBeVisible()
  await expect(rows).toHaveCount(2)

  const drawn = await out.elementHandle()
  await form.getByRole('button', { name: missingTimes.fill }).click()
  await expect(out).toHaveValue('17:30')
  await expect(into).toHaveValue('08:30')
  expect(await drawn?.evaluate(input => input.isConnected), 'the fields are filled in place').toBe(true)
  await out.fill('1645')
  await reason.focus()
  await expect(out, 'a filled time can be replaced').toHaveValue('16:45')

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect
    .poll(
      () => out.evaluate(input => innerWidth - input.getBoundingClientRect().right),
      'a tablet shows both times',
    )
    .toBeGreaterThan(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(form.getByRole('table'), 'a phone shows cards').toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(missing.nth(0), 'a phone shows its digits').toHaveAttribute('inputmode', 'numeric')
  await missing.nth(0).press('Enter')
  const barTop = await page.locator('[data-bottom-bar]').boundingBox()
  const next = await missing.nth(1).boundingBox()
  expect((next?.y ?? 0) + (next?.height ?? 0), 'above the bar').toBeLessThanOrEqual(barTop?.y ?? 0)

  await page.goto('/app/attendances/overrule/missing-times?range=today&at=2026-01-04')
  await form.getByRole('link', { name: menu.attendancePeriods }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.attendancePeriods })).toBeVisible()
})

test(
  'the times of the shift go to the others, never to the own day that another HR officer fills in',
  { tag: '@long' },
  async ({ open }) => {
    const [{ manager, employee }, hr, admin] = await Promise.all([newTeam(), demo('hr'), demo('admin')])
    const date = await absentDay(employee, addDays(todayOf(employee), -1))
    for (const member of [manager, employee]) await punchedBy(hr, member, date, ['08:30'])
    await ask(giveFullAccess, { employeeId: employee.profile.employee?.id ?? 0 }, { token: admin.token })
    expect((await profileOf(employee)).blockedForOneself).toContain('OVERRULE')
    const page = await open({ as: employee })
    const team = employee.profile.lastName.split(' ')[1] ?? ''
    await page.goto(`/app/attendances/overrule/missing-times?range=today&at=${date}&search=${team}`)
    const form = page.getByRole('form', { name: missingTimes.title })
    const rows = form.getByRole('row').filter({ hasText: team })
    await expect(rows).toHaveCount(2)
    await form.getByRole('button', { name: missingTimes.fill }).click()
    await field(form, fieldLabel('en', 'reason')).fill('The device was off')
    await form.getByRole('button', { name: fill(missingTimes.save_one, { count: 1 }) }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows.getByText(missingTimes.own)).toBeVisible()
  },
)

test(
  'on a phone the button to the top leaves the last row free, and the list says how many days it loads',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr'), size: 'phone' })
    await page.route('**/api/attendance/days?*', async route => {
      const response = await route.fetch()
      const json: { data: object } = await response.json()
      await route.fulfill({ response, json: { ...json, data: { ...json.data, total: 250, next: 'more' } } })
    })
    await page.goto(`${paths.missingTimes}?range=lastMonth`)
    const form = page.getByRole('form', { name: missingTimes.title })
    await expect(form.getByRole('button', { name: fill(ui.loadMore, { count: 100 }) })).toBeVisible()
    const scroll = (to: 'middle' | 'end') =>
      page.evaluate(place => {
        const end = document.documentElement.scrollHeight
        scrollTo(0, place === 'end' ? end : end / 2)
      }, to)
    const toTop = page.getByRole('button', { name: ui.backToTop })
    await form.locator('input[data-missing]').first().fill('08:30')
    await scroll('middle')
    await expect(toTop).toBeVisible()
    await scroll('end')
    await expect(toTop).toBeHidden()
  },
)
