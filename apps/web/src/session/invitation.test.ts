import { beforeEach, expect, test, vi } from 'vitest'
import { storeInvitation, takeInvitation } from './invitation.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('an invited employee is sent to their own profile once', () => {
  storeInvitation()
  expect([takeInvitation('app'), takeInvitation('app')]).toEqual(['/app/profile', null])
})

test('nobody else is, and an owner who signs in ends the invitation', () => {
  expect(takeInvitation('app')).toBeNull()
  storeInvitation()
  expect([takeInvitation('space'), takeInvitation('app')]).toEqual([null, null])
})
