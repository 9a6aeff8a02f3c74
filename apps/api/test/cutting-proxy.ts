// Cuts a database connection after a commit is done and before it is acknowledged.
import type { Login } from '#api/db/connect/connection.ts'
import { databaseProxy } from './database-proxy.ts'
import type { DatabaseProxy } from './database-proxy.ts'

type CuttingProxy = DatabaseProxy & {
  /** Drops the next commit response and its connection. */
  cutNextCommit(): void
}

/** PostgreSQL's response to a finished commit. */
const committed = Buffer.from('COMMIT\0')

export async function cuttingProxy(login: Login): Promise<CuttingProxy> {
  let isCutting = false
  const proxy = await databaseProxy(login, () => ({
    answered(bytes, pass, cut) {
      if (!isCutting || !bytes.includes(committed)) return pass()
      isCutting = false
      return cut()
    },
  }))
  return { ...proxy, cutNextCommit: () => void (isCutting = true) }
}
