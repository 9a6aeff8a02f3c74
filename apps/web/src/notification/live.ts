// Live hints from the server (N1): a socket opened with tokenWS, opened again with growing pauses when it breaks.
// A hint only says what to read again; without a socket the bell asks every 60 s.
import { useEffect, useSyncExternalStore } from 'react'
import { apiBase } from '#web/api/call.ts'
import { refresh } from '#web/api/query-client.ts'

export type LiveState = 'off' | 'connecting' | 'open'

const longestPauseMs = 30_000
const stableAfterMs = 5_000

/** What a topic makes stale, beside the bell. */
const staleOn: Readonly<Record<string, readonly string[]>> = {
  leave: ['/leave-requests', '/leave-balances', '/leave-calendar', '/leave-summary', '/dashboard'],
  attendance: ['/attendance'],
  overtime: ['/ot-'],
}

let state: LiveState = 'off'
const listeners = new Set<() => void>()
function setState(next: LiveState): void {
  state = next
  for (const listener of listeners) listener()
}

/** livePause(0) -> about 1 s, doubling up to 30 s, spread so that not everybody comes back at once. */
export const livePauseMs = (failures: number, spread: number): number =>
  Math.min(1000 * 2 ** failures, longestPauseMs) * (0.75 + spread / 2)

/** '/notifications' and what the topic touches; an unreadable hint touches the bell only. */
export function stalePaths(hint: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(hint)
    const topic =
      typeof parsed === 'object' && parsed !== null && 'topic' in parsed ? String(parsed.topic) : ''
    return ['/notifications', ...(Object.hasOwn(staleOn, topic) ? (staleOn[topic] ?? []) : [])]
  } catch {
    return ['/notifications']
  }
}

function address(token: string): URL {
  const url = new URL(`${apiBase}/live`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('token', token)
  return url
}

function connect(token: string): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  const open = () => {
    setState('connecting')
    socket = new WebSocket(address(token))
    let openedAt = 0
    socket.addEventListener('open', () => {
      openedAt = Date.now()
      setState('open')
      if (failures > 0) void refresh(...stalePaths('{"topic":"leave"}'))
    })
    socket.addEventListener('message', event => void refresh(...stalePaths(String(event.data))))
    socket.addEventListener('close', () => {
      if (isClosed) return
      setState('connecting')
      failures = openedAt > 0 && Date.now() - openedAt > stableAfterMs ? 1 : failures + 1
      timer = setTimeout(open, livePauseMs(failures, Math.random()))
    })
  }
  open()
  return () => {
    isClosed = true
    clearTimeout(timer)
    socket?.close()
    setState('off')
  }
}

/** Keeps the connection while an area is on the screen. */
export function useLive(): void {
  useEffect(() => {
    const token = sessionStorage.getItem('tokenWS')
    return token === null || token === '' ? undefined : connect(token)
  }, [])
}

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
