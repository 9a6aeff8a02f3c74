// The server of a test file: started before its tests, stopped after them.
import { afterAll } from 'vitest'
import { perFile } from './per-test.ts'
import { ownTestApp, testApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

/** Shared with other files unless it has settings. */
export const testServer = (env?: Record<string, string>): TestApp => stoppedAfter(perFile(() => testApp(env)))

/** For tests that listen, or change tables or settings. */
export const ownServer = (): TestApp => stoppedAfter(perFile(() => ownTestApp()))

function stoppedAfter(server: TestApp): TestApp {
  afterAll(() => server.stop())
  return server
}
