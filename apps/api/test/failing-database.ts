// A database that fails at its n-th statement, for tests that no write is half done.
import type { KyselyPlugin } from 'kysely'
import { buildApp } from '#api/app.ts'
import type { TestApp } from './test-app.ts'

export type FailingServer = TestApp & {
  /** Statements since the last `failAt`. */
  count(): number
  /** The n-th statement from now fails; 0 = none. */
  failAt(statement: number): void
  /** Every insert, update and delete fails with this error; null = none. */
  failWrites(error: Error | null): void
}

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** The same server on the same database; `stop` closes only this one. */
export async function failingServer(server: TestApp): Promise<FailingServer> {
  let statements = 0
  let failing = 0
  let writeError: Error | null = null
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      if (statements === failing) throw new Error('The database failed here')
      if (writeError && writes.has(node.kind)) throw writeError
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const services = { ...server.services, db: server.services.db.withPlugin(plugin) }
  const app = await buildApp({ services, hub: null, webFolder: null, requestsPerMinute: 1_000_000 })
  await app.ready()
  return {
    ...server,
    app,
    services,
    count: () => statements,
    failAt(statement) {
      statements = 0
      failing = statement
    },
    failWrites(error) {
      writeError = error
    },
    stop: async () => {
      await app.close()
    },
  }
}
