// What the tests of a file share, as one constant instead of a variable and a hook; only tests and hooks may read it.
import { beforeAll, beforeEach } from 'vitest'

/** Made once, before the tests. */
export function perFile<T extends object>(make: () => Promise<T>): T {
  let made: T
  beforeAll(async () => {
    made = await make()
  })
  return live(() => made)
}

/** Made again before each test. */
export function perTest<T extends object>(make: () => Promise<T>): T {
  let made: T
  beforeEach(async () => {
    made = await make()
  })
  return live(() => made)
}

/** Reads from what `current` returns at that time. */
export function live<T extends object>(current: () => T): T {
  return new Proxy<T>(Object.create(null), {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor(_, key) {
      const own = Reflect.getOwnPropertyDescriptor(current(), key)
      return own && { ...own, configurable: true }
    },
  })
}
