import { beforeEach, describe, expect, test } from 'vitest'
import { employeeLogin } from '@hr/contract/session.ts'
import { ageAttempts } from '#test/age-attempts.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { officeOf, signInFrom } from '#test/office.ts'
import { testServer } from '#test/test-server.ts'
import { networkOf } from './network-of.ts'

const server = testServer()
let company: TestCompany
let minute = 0
beforeEach(async () => {
  await later(2 * 3600)
  company = await makeCompany(server)
})

/** Advances the clock; after two hours all failures are forgotten. */
async function later(seconds: number) {
  minute += seconds
  server.setNow(new Date(Date.UTC(2026, 2, 2) + minute * 1000).toISOString())
  await ageAttempts(server, seconds)
}

const tryOnce = (username: string, given: string, from: string) =>
  signInFrom(server, from, { username, password: given })

async function tryMany(count: number, username: string, from: string | ((index: number) => string)) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1)
    statuses.push(await tryOnce(username, 'wrong', typeof from === 'string' ? from : from(index)))
  return statuses
}

/** The next failure must wait 15 minutes, so that a slow machine lets none through. */
async function failUntilTheLongestWait(
  fail: (username: string, index: number) => Promise<readonly number[]>,
  failures: number,
) {
  for (let index = 0; index < failures; index += 1) {
    expect(await fail(company.employee.username, index)).toEqual([401])
    await ageAttempts(server, 900)
  }
}

describe('guessing is slowed down', () => {
  test('from the fifth failure on, longer and longer, also for an unknown name', async () => {
    for (const username of [company.employee.username, 'nobody-here']) {
      expect(await tryMany(7, username, '198.51.100.1')).toEqual([401, 401, 401, 401, 401, 429, 429])
      await later(2)
      expect(await tryMany(2, username, '198.51.100.1')).toEqual([401, 429])
      await later(3)
      expect(await tryMany(1, username, '198.51.100.1')).toEqual([429])
      await later(1)
      expect(await tryMany(2, username, '198.51.100.1')).toEqual([401, 429])
      await later(2 * 3600)
    }
  })

  test('the answer has the seconds to wait, and the right password must wait as well', async () => {
    await tryMany(5, company.employee.username, '198.51.100.2')
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/employee/login',
      headers: { 'content-type': 'application/json' },
      remoteAddress: '198.51.100.2',
      payload: JSON.stringify({ username: company.employee.username, password }),
    })
    expect(answer.json().message).toBe('Too many attempts. Try again in 2 seconds')
  })

  test('many addresses make it no faster', async () => {
    const from = (index: number) => `203.0.113.${index}`
    expect(await tryMany(7, company.employee.username, from)).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('concurrent attempts get no more tries than sequential ones', async () => {
    await failUntilTheLongestWait(username => tryMany(1, username, '198.51.100.3'), 15)
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => tryOnce(company.employee.username, 'wrong', '198.51.100.3')),
    )
    expect(statuses.filter(status => status === 401)).toHaveLength(1)
    expect(statuses.filter(status => status === 429)).toHaveLength(29)
  })

  test('concurrent attempts that start before the first failure get hardly more', async () => {
    expect(await tryOnce(company.employee.username, password, '198.51.100.8')).toBe(200)
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => tryOnce(company.employee.username, 'wrong', '198.51.100.8')),
    )
    expect(statuses.filter(status => status === 401).length).toBeLessThan(10)
    expect(await tryOnce(company.employee.username, password, '198.51.100.8')).toBe(429)
  })

  test('one address that tries many names is slowed down', async () => {
    const address = '198.51.100.4'
    for (let index = 0; index < 20; index += 1)
      expect(await tryOnce(`name-${index}`, 'wrong', address)).toBe(401)
    // Lengthens the wait that has begun, so that a slow machine does not outlast it.
    await ageAttempts(server, -600)
    for (const name of ['name-20', 'name-21']) expect(await tryOnce(name, 'wrong', address)).toBe(429)
    expect(await tryOnce('somebody', 'wrong', '198.51.100.5')).toBe(401)
  })

  test('an office whose people all sign in for the first time is not delayed', async () => {
    const office = await Promise.all([1, 2, 3, 4, 5].map(() => makeCompany(server)))
    for (const { admin, hr, manager, employee, colleague } of office)
      for (const { username } of [admin, hr, manager, employee, colleague])
        expect(await tryOnce(username, password, '198.51.100.6')).toBe(200)
    expect(await tryMany(1, 'somebody-else', '198.51.100.6')).toEqual([401])
  })
})

describe('an office that signs in at the same time', () => {
  test('10 right passwords from one address open 10 sessions, the first time and the second', async () => {
    const signIn = await officeOf(server, 10)
    expect(await signIn('198.51.100.60')).toEqual(Array(10).fill(200))
    expect(await signIn('198.51.100.60')).toEqual(Array(10).fill(200))
  })

  test('60 concurrent guesses of one address get one answer while it must wait', async () => {
    await failUntilTheLongestWait((_, index) => tryMany(1, `before-${index}`, '198.51.100.61'), 30)
    const names = Array.from({ length: 60 }, (_, index) => `office-${index}`)
    const statuses = await Promise.all(names.map(name => tryOnce(name, 'wrong', '198.51.100.61')))
    expect(statuses.filter(status => status === 401)).toHaveLength(1)
    expect(statuses.filter(status => status === 429)).toHaveLength(59)
  })
})

describe('a clock that was wrong', () => {
  const secondsLeft = async (username: string, from: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${employeeLogin.path}`,
      headers: { 'content-type': 'application/json' },
      remoteAddress: from,
      payload: JSON.stringify({ username, password }),
    })
    return Number(/(\d+) seconds/.exec(String(answer.json().message))?.[1] ?? 0)
  }

  test.each(['2027-06-01T00:00:00Z', '2025-06-01T00:00:00Z'])(
    'of the server, at %s, neither lengthens a delay nor ends it',
    async instant => {
      const { username } = company.employee
      server.setNow(instant)
      expect(await tryMany(6, username, '198.51.100.70')).toEqual([401, 401, 401, 401, 401, 429])
      server.setNow('2026-03-02T00:00:00Z')
      expect(await secondsLeft(username, '198.51.100.70')).toBeLessThanOrEqual(2)
      await ageAttempts(server, 2)
      expect(await tryOnce(username, password, '198.51.100.70')).toBe(200)
    },
  )

  test.each([
    [86_400 * 133, 'a time that is months away'],
    [-86_400 * 133, 'a time that is months ago'],
  ])('of the database, by %i seconds: %s keeps nobody out', async seconds => {
    const { username } = company.employee
    await tryMany(9, username, '198.51.100.71')
    await ageAttempts(server, -seconds)
    expect(await tryOnce(username, password, '198.51.100.71')).toBe(200)
  })

  test('by some minutes: the wait is 15 minutes at most', async () => {
    const { username } = company.employee
    for (let failure = 0; failure < 16; failure += 1) {
      await tryMany(1, username, '198.51.100.72')
      await ageAttempts(server, 900)
    }
    expect(await tryMany(2, username, '198.51.100.72')).toEqual([401, 429])
    expect(await secondsLeft(username, '198.51.100.72')).toBeGreaterThan(890)
    await ageAttempts(server, 600)
    expect(await secondsLeft(username, '198.51.100.72')).toBeLessThanOrEqual(300)
  })
})

describe('nobody is locked out by others', () => {
  test('a known address is not delayed by guesses from elsewhere', async () => {
    expect(await tryOnce(company.hr.username, password, '192.0.2.10')).toBe(200)
    await later(3 * 3600)
    await tryMany(20, company.hr.username, index => `203.0.113.${index}`)
    expect(await tryOnce(company.hr.username, password, '203.0.113.99')).toBe(429)
    expect(await tryOnce(company.hr.username, password, '192.0.2.10')).toBe(200)
  })

  test('nor by other people at the same address; its own failures wait a minute at most', async () => {
    expect(await tryOnce(company.hr.username, password, '192.0.2.20')).toBe(200)
    for (let index = 0; index < 30; index += 1) await tryOnce(`x-${index}`, 'wrong', '192.0.2.20')
    expect(await tryOnce(company.hr.username, password, '192.0.2.20')).toBe(200)
    for (let index = 0; index < 20; index += 1) {
      await tryOnce(company.hr.username, 'wrong', '192.0.2.20')
      await later(60)
    }
    expect(await tryOnce(company.hr.username, password, '192.0.2.20')).toBe(200)
  })

  test('a success resets the failures before it', async () => {
    await tryMany(4, company.employee.username, '198.51.100.7')
    expect(await tryOnce(company.employee.username, password, '198.51.100.7')).toBe(200)
    expect(await tryMany(5, company.employee.username, '198.51.100.7')).toEqual(Array(5).fill(401))
  })
})

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('networkOf %s', (address, expected) => expect(networkOf(address)).toBe(expected))
