// The open WebSockets of this process, and the database channel that wakes them.
import pg from 'pg'
import type { WebSocket } from 'ws'
import type { Login } from '#api/db/connect/connection.ts'
import { liveChannel } from './publish-live.ts'
import type { LiveMessage, NewsMessage, SessionProgress, SessionsEnded } from './publish-live.ts'

export type LiveClient = {
  readonly socket: WebSocket
  readonly sessionId: string
  readonly workspaceId: string
  readonly employeeId: number | null
}

export type LiveHub = {
  add(client: LiveClient): void
  /** How many sockets are open here. */
  size(): number
  stop(): Promise<void>
}

/** Listens on its own connection; when that breaks, it connects again and tells every client to refresh. */
export async function startLiveHub(login: Login, onError: (error: Error) => void): Promise<LiveHub> {
  const clients = new Set<LiveClient>()
  let stopped = false
  let listener: pg.Client | undefined

  const deliver = (message: LiveMessage | NewsMessage | SessionsEnded | SessionProgress) => {
    for (const client of clients) {
      if ('endedSessions' in message) {
        if (message.endedSessions.includes(client.sessionId)) client.socket.close(4401, 'Unauthorized')
      } else if ('progress' in message) {
        if (client.sessionId === message.sessionId && client.socket.readyState === client.socket.OPEN)
          client.socket.send(JSON.stringify(message.progress))
      } else if ('news' in message) {
        const id = newsFor(client, message)
        if (id !== undefined) client.socket.send(JSON.stringify({ topic: 'notification', id }))
      } else if (concerns(client, message)) client.socket.send(JSON.stringify({ topic: message.topic }))
    }
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...login, application_name: 'sabai-hr live', keepAlive: true })
    client.on('error', error => {
      onError(error)
      void listenAgain()
    })
    client.on('notification', ({ payload }) => deliver(JSON.parse(payload ?? '{}')))
    await client.connect()
    await client.query(`listen ${liveChannel}`)
    listener = client
  }

  async function listenAgain(): Promise<void> {
    listener = undefined
    while (!stopped && !listener) {
      await new Promise(resolve => setTimeout(resolve, 1000))
      await listen().catch(onError)
    }
    for (const client of clients) client.socket.send(JSON.stringify({ topic: 'notification' }))
  }

  await listen()
  return {
    add(client) {
      clients.add(client)
      client.socket.on('close', () => clients.delete(client))
    },
    size: () => clients.size,
    async stop() {
      stopped = true
      for (const client of clients) client.socket.close(1001)
      await listener?.end()
    },
  }
}

function concerns(client: LiveClient, { workspaceId, employeeIds }: LiveMessage): boolean {
  if (client.workspaceId !== workspaceId || client.socket.readyState !== client.socket.OPEN) return false
  return employeeIds.length === 0 || (client.employeeId !== null && employeeIds.includes(client.employeeId))
}

/** The id of the client's own new notification, if there is one. */
function newsFor(client: LiveClient, { workspaceId, news }: NewsMessage): string | undefined {
  if (client.workspaceId !== workspaceId || client.employeeId === null) return undefined
  return client.socket.readyState === client.socket.OPEN ? news[client.employeeId] : undefined
}
