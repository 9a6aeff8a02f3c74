// Live hints from the server (N1): a socket opened with tokenWS, opened again with growing pauses when it breaks.
// A hint only says what to read again; without a socket the bell asks every 60 s.
import { useEffect } from 'react'
import { tellLiveMessage } from '#web/api/live-messages.ts'
import { liveAddress } from '#web/api/live-address.ts'
import { refresh } from '#web/api/answers.ts'
import { refreshSignedIn } from '#web/shared/session.ts'
import { shareSocketToken, socketToken } from './socket-token.ts'

const longestPauseMs = 30_000
const stableAfterMs = 5_000
/** The server knows no session for the token: trying again is of no use. */
const unauthorized = 4401

/** What a topic makes stale, beside the bell. */
const staleOn: Readonly<Record<string, readonly string[]>> = {
  access: ['/roles', '/full-access'],
  leave: [
    '/leave-requests',
    '/leave-balances',
    '/leave-calendar',
    '/leave-summary',
    '/approval-delegations',
    '/dashboard',
  ],
  employee: ['/employees', '/employee-proposals'],
  organization: [
    '/org-structure',
    '/departments',
    '/structure-tags',
    '/positions',
    '/job-grades',
    '/employees',
  ],
  address: ['/provinces', '/districts'],
  attendance: ['/attendance', '/off-site-requests'],
  overtime: ['/ot-'],
}

/** livePause(0) -> about 1 s, doubling up to 30 s, spread so that not everybody comes back at once. */
export const livePauseMs = (failures: number, spread: number): number =>
  Math.min(1000 * 2 ** failures, longestPauseMs) * (0.75 + spread / 2)

/** topicOf('{"topic":"leave"}') -> 'leave'; '' for a hint that cannot be read. */
export function topicOf(hint: string): string {
  try {
    const parsed: unknown = JSON.parse(hint)
    return typeof parsed === 'object' && parsed !== null && 'topic' in parsed ? String(parsed.topic) : ''
  } catch {
    return ''
  }
}

/** newsOf('{"topic":"notification","id":"..."}') -> the id of a notification that is new in the bell. */
export function newsOf(hint: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(hint)
    const isNews = typeof parsed === 'object' && parsed !== null && 'id' in parsed
    return isNews && typeof parsed.id === 'string' ? parsed.id : undefined
  } catch {
    return undefined
  }
}

/** '/notifications' in any case, and what the topic touches. */
export const stalePaths = (topic: string): readonly string[] => [
  '/notifications',
  ...(Object.hasOwn(staleOn, topic) ? (staleOn[topic] ?? []) : []),
]

/** Fetched when there is something to show. */
async function showNews(id: string): Promise<void> {
  const file = await import('./show-news.ts')
  await file.showNews(id)
}

function take(hint: string): void {
  const topic = topicOf(hint)
  tellLiveMessage(hint)
  // How far long work is makes nothing stale.
  if (topic === 'progress') return
  if (topic === 'access') refreshSignedIn()
  void refresh(...stalePaths(topic))
  const news = topic === 'notification' ? newsOf(hint) : undefined
  if (news !== undefined) void showNews(news).catch(console.warn)
}

function connect(token: string): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  const open = () => {
    socket = new WebSocket(liveAddress(token))
    let openedAt = 0
    socket.addEventListener('open', () => {
      openedAt = Date.now()
      if (failures > 0) void refresh('/')
    })
    socket.addEventListener('message', event => take(String(event.data)))
    socket.addEventListener('close', ({ code }) => {
      if (isClosed || code === unauthorized) return
      failures = openedAt > 0 && Date.now() - openedAt > stableAfterMs ? 1 : failures + 1
      timer = setTimeout(open, livePauseMs(failures, Math.random()))
    })
  }
  open()
  return () => {
    isClosed = true
    clearTimeout(timer)
    socket?.close()
  }
}

/** Keeps the connection while an area is on the screen. */
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
