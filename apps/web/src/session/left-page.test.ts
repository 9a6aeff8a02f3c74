import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLeftPage, hasLeftPage, storeLeftPage, takeLeftPage } from './left-page.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const [noy, bounmy] = [
  { username: 'noy', type: 'app' },
  { username: 'bounmy', type: 'app' },
] as const
const page = '/app/leaves/leave-requests?new=1'

test('the same person returns once', () => {
  storeLeftPage(noy, page)
  expect(hasLeftPage()).toBe(true)
  expect(takeLeftPage(noy)).toBe(page)
  expect(takeLeftPage(noy)).toBeNull()
  expect(hasLeftPage()).toBe(false)
})

test('another person does not go there, and neither does the first one afterwards', () => {
  storeLeftPage(noy, page)
  expect(takeLeftPage(bounmy)).toBeNull()
  expect(takeLeftPage(noy)).toBeNull()
})

test('an owner who left a company does not go there from the space', () => {
  storeLeftPage(noy, page)
  expect(takeLeftPage({ username: 'noy', type: 'space' })).toBeNull()
})

test('nothing is kept after a sign-out', () => {
  storeLeftPage(noy, page)
  forgetLeftPage()
  expect(hasLeftPage()).toBe(false)
})

test('an invalid entry counts as none', () => {
  sessionStorage.setItem('leftPage', '{"username":1}')
  expect(hasLeftPage()).toBe(false)
  sessionStorage.setItem('leftPage', 'x')
  expect(takeLeftPage(noy)).toBeNull()
})
