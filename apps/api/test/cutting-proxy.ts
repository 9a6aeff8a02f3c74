// Cuts a connection to the database at the moment when a commit was done but not answered.
import type { Login } from '#api/db/connect/connection.ts'
import { databaseProxy } from './database-proxy.ts'
import type { DatabaseProxy } from './database-proxy.ts'

export type CuttingProxy = DatabaseProxy & {
  /** The next answer to a commit is lost, with its connection. */
  cutNextCommit(): void
}

/** What PostgreSQL sends when a commit is done. */
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
