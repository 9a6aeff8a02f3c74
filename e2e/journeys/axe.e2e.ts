// Every page of the product, in both languages, both colour schemes, on a desktop and on a phone; in Lao at each of its
// addresses.
import { listAttendanceRates } from '@hr/contract/attendance-rate.ts'
import { listAttendanceRequests } from '@hr/contract/attendance-request.ts'
import { listRoles } from '@hr/contract/access.ts'
import { listBusinesses } from '@hr/contract/business.ts'
import { listConsoleRoles } from '@hr/contract/console-role.ts'
import { listUsers } from '@hr/contract/console-user.ts'
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { listOffSiteRequests } from '@hr/contract/off-site-request.ts'
import { listOtRequests } from '@hr/contract/ot-request.ts'
import { listOtSettings } from '@hr/contract/ot-setting.ts'
import { getOrgStructure } from '@hr/contract/organization.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, settled } from '../accessible.ts'
import { builtPages } from '../built-pages.ts'
import type { Examples } from '../built-pages.ts'
import { lead } from '../lead.ts'
import { demo, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { expect, secondLook, test } from '../test.ts'
import { bareKey } from '../texts.ts'

const areas = [
  { area: 'open', as: null },
  { area: 'ams', as: 'operator' },
  { area: 'space', as: 'owner' },
  { area: 'app', as: 'hr' },
] as const

async function examples(): Promise<Examples> {
  const [{ token }, operator, employee] = await Promise.all([
    demo('hr'),
    demo('operator'),
    demo('employee').then(profileOf),
  ])
  const [requests, corrections, offSite, overtime, units, roles, workShifts, rates, otSettings, businesses] =
    await Promise.all([
      ask(listLeaveRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listAttendanceRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listOffSiteRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listOtRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(getOrgStructure, {}, { token }),
      ask(listRoles, {}, { token }),
      ask(listWorkShifts, {}, { token }),
      ask(listAttendanceRates, {}, { token }),
      ask(listOtSettings, {}, { token }),
      ask(listBusinesses, { limit: 1 }, { token: operator.token }),
    ])
  const [users, consoleRoles] = await Promise.all([
    ask(listUsers, { limit: 1 }, { token: operator.token }),
    ask(listConsoleRoles, {}, { token: operator.token }),
  ])
  return {
    leaveRequestId: requests.rows[0]?.id ?? '',
    attendanceRequestId: corrections.rows[0]?.id ?? '',
    offSiteRequestId: offSite.rows[0]?.id ?? '',
    otRequestId: overtime.rows[0]?.id ?? '',
    employeeId: employee.employee?.id ?? 0,
    unitId: units[0]?.id ?? '',
    roleId: roles[0]?.id ?? '',
    workShiftId: workShifts[0]?.id ?? '',
    attendanceRateId: rates[0]?.id ?? '',
    otSettingId: otSettings[0]?.id ?? '',
    businessId: businesses.rows[0]?.id ?? '',
    userId: users.rows[0]?.id ?? '',
    consoleRoleId: consoleRoles[0]?.id ?? '',
  }
}

/** The pages of an area are split into this many journeys, which run in parallel. */
const shares = { open: 1, ams: 1, space: 1, app: 3 } as const

/** Each page in two looks that differ in everything: a third one would find nothing new. */
const looks = { en: { size: 'desktop', colors: 'light' }, lo: { size: 'phone', colors: 'dark' } } as const
const addresses = { en: 'once', lo: 'everywhere' } as const

async function look(page: Page, address: string): Promise<void> {
  await lead(page, address)
  await settled(page)
  await expect(page).toHaveTitle(/.+ · Sabai HR/)
  expect.soft(await page.locator('body').innerText(), address).not.toMatch(bareKey)
  await expectAccessible(page, address, 'part')
}

for (const language of ['en', 'lo'] as const) {
  for (const { area, as } of areas) {
    for (let share = 0; share < shares[area]; share++) {
      const title = `pages of ${area} are for everybody (${language}, part ${share + 1})`
      test(title, secondLook(language), async ({ open }) => {
        test.setTimeout(180_000)
        const all = await builtPages(area, await examples(), addresses[language])
        const pages = all.filter((_, index) => index % shares[area] === share)
        expect(pages.length).toBeGreaterThan(0)
        const page = await open({ language, ...looks[language], ...(as !== null && { as: await demo(as) }) })
        for (const address of pages) await test.step(address, () => look(page, address))
      })
    }
  }
}
