// A proxy between server and database, for tests of their traffic.
import { createConnection, createServer } from 'node:net'
import type { Socket } from 'node:net'
import type { Login } from '#api/db/connect/connection.ts'

/** Watches one connection. Without a function, bytes pass at once. */
export type Watch = {
  readonly sent?: (bytes: Buffer) => void
  /** Decides about bytes from the database: pass them now, later or never, or cut the connection. */
  readonly answered?: (bytes: Buffer, pass: () => void, cut: () => void) => void
}
export type DatabaseProxy = { readonly login: Login; stop(): Promise<void> }

export async function databaseProxy(login: Login, watch: () => Watch): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, client => {
    const { sent, answered } = watch()
    const database = login.host.startsWith('/')
      ? createConnection(`${login.host}/.s.PGSQL.${login.port}`)
      : createConnection(login.port, login.host)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => void [client, database].map(one => one.destroy()))
    }
    client.on('data', bytes => {
      sent?.(bytes)
      database.write(bytes)
    })
    database.on('data', bytes => {
      const pass = () => void client.write(bytes)
      if (answered) answered(bytes, pass, () => client.destroy())
      else pass()
    })
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return {
    login: { ...login, host: '127.0.0.1', port: address.port },
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => void proxy.close(() => resolve()))
    },
  }
}
