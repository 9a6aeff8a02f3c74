// With a browser in Los Angeles and a company in Vientiane, instants are in the company's time zone.
import type { Profile } from '@hr/contract/session.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const workspace = {
  id: 'w',
  name: 'Lao',
  nameLo: 'ລາວ',
  logo: null,
  timeZone: 'Asia/Vientiane',
  languages: ['en' as const],
  today: '2026-03-10',
  passwordMinLength: null,
}
const signedIn: Profile = {
  isAdmin: false,
  space: null,
  type: 'app',
  username: 'noy',
  email: 'noy@example.la',
  firstName: 'Noy',
  lastName: 'Keo',
  firstNameLo: '',
  lastNameLo: '',
  gender: null,
  profileImage: null,
  employee: null,
  workspace,
  blockedForOneself: [],
  viewAs: null,
}

/** With the profile of a sign-in; the session is read once, so every test loads the module again. */
async function instantsOf(profile: Profile) {
  const stored = new Map([
    ['sessionTag', 'a-token'],
    ['profile', JSON.stringify(profile)],
    ['permissions', '[]'],
  ])
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
  const session = encodeURIComponent(JSON.stringify({ type: profile.type, token: 'a-token' }))
  vi.stubGlobal('document', { cookie: `session=${session}` })
  vi.resetModules()
  return await import('./instant.ts')
}

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  return () => vi.unstubAllEnvs()
})

test('the browser is in Los Angeles', () => {
  expect(new Date('2026-03-09T17:30:00Z').getHours()).toBe(10)
})

describe('in a company', () => {
  test.each([
    ['2026-03-09T17:30:59.999Z', '10/03/2026 00:30'],
    ['2026-03-09T16:59:00.000Z', '09/03/2026 23:59'],
    ['2025-12-31T17:00:00Z', '01/01/2026 00:00'],
  ])('%s is shown as %s', async (instant, text) => {
    const { formatDateOf, formatInstant, formatTimeOf } = await instantsOf(signedIn)
    expect(formatInstant(instant)).toBe(text)
    expect(`${formatDateOf(instant)} ${formatTimeOf(instant)}`).toBe(text)
  })

  test('a spreadsheet shows the company’s local time', async () => {
    const { momentOf } = await instantsOf(signedIn)
    expect(momentOf('2026-03-09T17:30:00Z')).toBe('2026-03-10T00:30')
  })
})

test.each([
  ['America/Los_Angeles', '09/03/2026 10:30 UTC-7'],
  ['Asia/Vientiane', '10/03/2026 00:30 UTC+7'],
  ['Asia/Kolkata', '09/03/2026 23:00 UTC+5:30'],
  ['UTC', '09/03/2026 17:30 UTC'],
])('without a company, the time zone is that of a browser in %s and is shown', async (zone, text) => {
  vi.stubEnv('TZ', zone)
  const { formatInstant, formatDateOf } = await instantsOf({ ...signedIn, type: 'ams', workspace: null })
  expect(formatInstant('2026-03-09T17:30:00Z')).toBe(text)
  expect(formatInstant('2026-03-09T17:30:59.999Z')).toBe(text)
  expect(formatDateOf('2026-03-09T17:30:00Z')).toBe(text.slice(0, 10))
})
