// What a test file needs before each of its tests: made once, then put back with all rows, jobs and the clock.
import { inject } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { perTest } from './per-test.ts'
import { firstMorning } from './test-app.ts'
import type { TestApp } from './test-app.ts'

/** For the server of the file. A company takes 80 ms to make, and 15 to put back. */
export function keptWorld<T>(make: (server: TestApp) => Promise<T>): (server: TestApp) => Promise<T> {
  let putBack: ((server: TestApp) => Promise<T>) | undefined
  return async server => {
    if (putBack) return putBack(server)
    const world = await make(server)
    if (!inject('testServer').canClear) return world
    const [name, now, jobs] = [newId(), server.services.now().toISOString(), [...server.jobs]]
    await server.database.keep(name)
    putBack = async ({ database, services, setNow, jobs: waiting }) => {
      await database.restore(name)
      // Rows that come back note no change.
      services.boards.clear()
      setNow(now)
      waiting.splice(0, waiting.length, ...jobs)
      return world
    }
    return world
  }
}

/** The same world before each test of the file, made on the first morning. */
export function keptPerTest<T extends object>(server: TestApp, make: (server: TestApp) => Promise<T>): T {
  const fresh = keptWorld(make)
  return perTest(() => {
    server.setNow(firstMorning)
    return fresh(server)
  })
}
