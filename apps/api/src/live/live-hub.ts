// The open WebSockets of this process, and the database channel that notifies them.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { WebSocket } from 'ws'
import type { Login } from '#api/db/connect/connection.ts'
import { liveChannel } from './publish-live.ts'
import type { LiveMessage, NotificationMessage, SessionProgress, SessionsEnded } from './publish-live.ts'

type LiveClient = {
  readonly socket: WebSocket
  readonly sessionId: string
  readonly workspaceId: string
  readonly employeeId: number | null
}

type Listener = { readonly connection: pg.Client; readonly lost: Promise<void> }

const againMs = 1000
/** Spreads the reads of browsers that get the same hint: 5 ms for each. */
const spreadEachMs = 5
const mostSpreadMs = 1500

export type LiveHub = {
  add(client: LiveClient): void
  /** Number of open sockets in this process. */
  size(): number
  stop(): Promise<void>
}

/**
 * Listens on its own connection. If that breaks, it reconnects and closes every socket: hints of the meantime are
 * lost, and a browser that reconnects authenticates and reads everything again.
 */
export async function startLiveHub(
  login: Login,
  onError: (error: Error) => void,
  /** New notifications of anybody. */
  onNotifications: () => void = () => {},
): Promise<LiveHub> {
  const clients = new Set<LiveClient>()
  let isStopped = false

  const send = ({ socket }: LiveClient, hint: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(hint))
  }
  const deliver = (message: LiveMessage | NotificationMessage | SessionsEnded | SessionProgress) => {
    if ('endedSessions' in message) {
      for (const { socket, sessionId } of clients)
        if (message.endedSessions.includes(sessionId)) socket.close(4401, 'Unauthorized')
      return
    }
    if ('progress' in message) {
      for (const client of clients) if (client.sessionId === message.sessionId) send(client, message.progress)
      return
    }
    if ('notifications' in message) onNotifications()
    const hinted = [...clients].flatMap(client => {
      const hint = hintFor(client, message)
      return hint === undefined ? [] : [{ client, hint }]
    })
    const spreadMs = Math.min(mostSpreadMs, (hinted.length - 1) * spreadEachMs)
    for (const { client, hint } of hinted) send(client, spreadMs > 0 ? { ...hint, spreadMs } : hint)
  }

  async function listen(): Promise<Listener> {
    const lost = Promise.withResolvers<void>()
    const connection = new pg.Client({
      ...login,
      application_name: 'sabai-hr live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    connection.on('error', error => {
      if (!isStopped) onError(error)
      lost.resolve()
    })
    connection.on('end', lost.resolve)
    connection.on('notification', ({ payload }) => deliver(JSON.parse(payload ?? '{}')))
    await connection.connect()
    await connection.query(`listen ${liveChannel}`)
    return { connection, lost: lost.promise }
  }

  let listener = await listen()
  async function listenOn(): Promise<void> {
    while (!isStopped) {
      await listener.lost
      if (isStopped) return
      const next = await listen().catch((error: Error) => onError(error))
      if (next) {
        listener = next
        for (const { socket } of clients) socket.close(1012, 'Read again')
      } else await sleep(againMs, undefined, { ref: false })
    }
    await listener.connection.end()
  }
  void listenOn()

  return {
    add(client) {
      clients.add(client)
      client.socket.on('close', () => clients.delete(client))
    },
    size: () => clients.size,
    async stop() {
      isStopped = true
      for (const client of clients) client.socket.close(1001)
      await listener.connection.end()
    },
  }
}

/** What to send to a client about a message; undefined for nothing. */
function hintFor(client: LiveClient, message: LiveMessage | NotificationMessage) {
  if ('notifications' in message) {
    const id = notificationFor(client, message)
    return id === undefined ? undefined : { topic: 'notification', id }
  }
  return concerns(client, message) ? { topic: message.topic } : undefined
}

function concerns(client: LiveClient, { workspaceId, employeeIds }: LiveMessage): boolean {
  if (client.workspaceId !== workspaceId) return false
  return employeeIds.length === 0 || (client.employeeId !== null && employeeIds.includes(client.employeeId))
}

/** The id of the client's own new notification, if any. */
function notificationFor(
  client: LiveClient,
  { workspaceId, notifications }: NotificationMessage,
): string | undefined {
  if (client.workspaceId !== workspaceId || client.employeeId === null) return undefined
  return notifications[client.employeeId]
}
