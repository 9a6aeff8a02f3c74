// Stands between the server and its database, and cuts a connection at the moment when a commit was done but not answered.
import { createConnection, createServer } from 'node:net'
import type { Socket } from 'node:net'
import type { Login } from '#api/db/connect/connection.ts'

export type CuttingProxy = {
  readonly login: Login
  /** The next answer to a commit is lost, with its connection. */
  cutNextCommit(): void
  stop(): Promise<void>
}

/** What PostgreSQL sends when a commit is done. */
const committed = Buffer.from('COMMIT\0')

export async function cuttingProxy(login: Login): Promise<CuttingProxy> {
  let isCutting = false
  const sockets = new Set<Socket>()
  const proxy = createServer(client => {
    const database = login.host.startsWith('/')
      ? createConnection(`${login.host}/.s.PGSQL.${login.port}`)
      : createConnection(login.port, login.host)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => void [client, database].map(one => one.destroy()))
    }
    client.pipe(database)
    database.on('data', bytes => {
      if (isCutting && bytes.includes(committed)) {
        isCutting = false
        client.destroy()
      } else client.write(bytes)
    })
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return {
    login: { ...login, host: '127.0.0.1', port: address.port },
    cutNextCommit: () => void (isCutting = true),
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => void proxy.close(() => resolve()))
    },
  }
}
