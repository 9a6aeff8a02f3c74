import { changePasswordRefusal } from '@hr/domain/session/password-rules.ts'
import { describe, expect, test } from 'vitest'
import { hashPassword, makeTemporaryPassword, verifyPassword } from './password.ts'

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

test('a password matches only its own hash, and two hashes of it differ', async () => {
  const [one, two] = await Promise.all([hashPassword('Demo1234'), hashPassword('Demo1234')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'Demo1234')).toBe(true)
  expect(await verifyPassword(one, 'demo1234')).toBe(false)
  expect(await verifyPassword(undefined, 'Demo1234')).toBe(false)
})

test('the same text in other code points is the same password', async () => {
  expect(await verifyPassword(await hashPassword('Caf\u00e9 1234'), 'Cafe\u0301 1234')).toBe(true)
  expect(await verifyPassword(await hashPassword('ລະຫັດນ\u0ecd\u0eb2 1Aa'), 'ລະຫັດນ\u0eb3 1Aa')).toBe(true)
})

describe('temporary passwords', () => {
  test('are readable, differ, follow the rules and match their hash', async () => {
    const made = await Promise.all(Array.from({ length: 200 }, makeTemporaryPassword))
    expect(new Set(made.map(({ password }) => password)).size).toBe(200)
    for (const { password, hash } of made) {
      // Cheap to compute: an import makes thousands.
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
      expect(password).toMatch(/^[A-HJ-NP-Z][a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{5}){2}$/)
      expect(changePasswordRefusal({ oldPassword: 'x', newPassword: password })).toBeUndefined()
    }
    const one = await makeTemporaryPassword()
    expect(await verifyPassword(one.hash, one.password)).toBe(true)
    expect(await verifyPassword(one.hash, `${one.password}x`)).toBe(false)
  })
})

test('a guess takes the same time without an account or against a temporary password as against a real one', async () => {
  const real = await hashPassword('Demo1234')
  const { hash } = await makeTemporaryPassword()
  const fastest = [Infinity, Infinity, Infinity]
  // Alternating, so that a busy machine slows all of them; the fastest round counts.
  for (let round = 0; round < 10; round += 1) {
    for (const [index, stored] of [real, undefined, hash].entries()) {
      const time = await timeOf(() => verifyPassword(stored, 'wrong'))
      fastest[index] = Math.min(fastest[index] ?? time, time)
    }
  }
  const [expected = 0, withoutAccount = 0, temporary = 0] = fastest
  // Without the decoy it would take a hundredth.
  expect(withoutAccount).toBeGreaterThan(expected * 0.3)
  expect(temporary).toBeGreaterThan(expected * 0.3)
})
