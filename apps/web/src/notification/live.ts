// Live hints from the server (N1): a WebSocket opened with tokenWS, reopened with growing pauses when it breaks.
// A hint only says what to read again; without a socket the bell polls every 60 s.
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { handleLiveMessage } from '#web/api/live-messages.ts'
import { liveAddress } from '#web/api/live-address.ts'
import { queryClient, refreshByHint } from '#web/api/answers.ts'
import { refreshSignedIn } from '#web/shared/session.ts'
import { startHintPace } from './hint-pace.ts'
import { shareSocketToken, socketToken } from './socket-token.ts'

const longestPauseMs = 30_000
const stableAfterMs = 5_000
/** The server rejects the token: retrying is pointless. */
const unauthorized = 4401

/** livePause(0) -> about 1 s, doubling up to 30 s, with jitter so that browsers do not reconnect at once. */
export const livePauseMs = (failures: number, spread: number): number =>
  Math.min(1000 * 2 ** failures, longestPauseMs) * (0.75 + spread / 2)

const hintShape = z.object({
  topic: z.string(),
  /** Id of a new notification. */
  id: z.optional(z.string()),
  spreadMs: z._default(z.number(), 0),
})

/** hintOf('{"topic":"leave"}') -> { topic: 'leave', spreadMs: 0 }; undefined if it cannot be parsed. */
export function hintOf(text: string): z.output<typeof hintShape> | undefined {
  try {
    return z.safeParse(hintShape, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isHidden = () => document.visibilityState !== 'visible'

/** Loaded on the first notification. */
async function showNotifications(ids: readonly string[]): Promise<void> {
  const file = await import('./show-notifications.ts')
  await file.showNotifications(ids)
}

/** Handles the messages of the socket; `ids` of new notifications are shown after the bell is read. */
function startHints() {
  const ids: string[] = []
  const pace = startHintPace({
    isHidden,
    read(topic) {
      if (topic === 'access') refreshSignedIn()
      refreshByHint(topic)
      if (topic === 'notification' && ids.length > 0)
        void showNotifications(ids.splice(0)).catch(console.warn)
    },
  })
  const onVisibility = () => {
    if (!isHidden()) pace.show()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return {
    take(text: string) {
      handleLiveMessage(text)
      const hint = hintOf(text)
      // Progress makes nothing stale.
      if (hint === undefined || hint.topic === 'progress') return
      if (hint.id !== undefined && !isHidden()) ids.push(hint.id)
      pace.onHint(hint.topic, hint.spreadMs)
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility)
      pace.stop()
    },
  }
}

function connect(token: string): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  const hints = startHints()
  const open = () => {
    socket = new WebSocket(liveAddress(token))
    let openedAt = 0
    socket.addEventListener('open', () => {
      openedAt = Date.now()
      if (failures > 0) void queryClient.invalidateQueries()
    })
    socket.addEventListener('message', event => hints.take(String(event.data)))
    socket.addEventListener('close', ({ code }) => {
      if (isClosed || code === unauthorized) return
      failures = openedAt > 0 && Date.now() - openedAt > stableAfterMs ? 1 : failures + 1
      timer = setTimeout(open, livePauseMs(failures, Math.random()))
    })
  }
  open()
  return () => {
    isClosed = true
    hints.stop()
    clearTimeout(timer)
    socket?.close()
  }
}

/** Keeps the connection open while an area is mounted. */
export function useLive(): void {
  useEffect(() => {
    const stopSharing = shareSocketToken()
    let disconnect: () => void = stopSharing
    let isOver = false
    void socketToken().then(token => {
      if (!isOver && token !== '') disconnect = connect(token)
    })
    return () => {
      isOver = true
      stopSharing()
      disconnect()
    }
  }, [])
}
