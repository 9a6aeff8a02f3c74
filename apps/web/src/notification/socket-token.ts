// Every tab keeps the token of the live connection; a new tab asks the others for it.
import { readSession } from '#web/api/session-cookie.ts'

type Asked = { readonly kind: 'ask' | 'answer'; readonly session: string; readonly tokenWS: string }

const patienceMs = 500
const tag = () => readSession()?.token.slice(-8) ?? ''
const own = () => sessionStorage.getItem('tokenWS') ?? ''

const isAsked = (data: unknown): data is Asked =>
  typeof data === 'object' && data !== null && 'kind' in data && 'session' in data && 'tokenWS' in data

/** Answers tabs of the same session while an area is mounted. */
export function shareSocketToken(): () => void {
  const channel = new BroadcastChannel('live-token')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAsked(data) || data.kind !== 'ask' || data.session !== tag() || own() === '') return
    channel.postMessage({ kind: 'answer', session: tag(), tokenWS: own() } satisfies Asked)
  })
  return () => channel.close()
}

/** Resolves with '' if no other tab has it: the bell then only polls. */
export function socketToken(): Promise<string> {
  if (own() !== '') return Promise.resolve(own())
  return new Promise(resolve => {
    const channel = new BroadcastChannel('live-token')
    const finish = (token: string) => {
      channel.close()
      if (token !== '') sessionStorage.setItem('tokenWS', token)
      resolve(token)
    }
    const timer = setTimeout(() => finish(''), patienceMs)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAsked(data) || data.kind !== 'answer' || data.session !== tag()) return
      clearTimeout(timer)
      finish(data.tokenWS)
    })
    channel.postMessage({ kind: 'ask', session: tag(), tokenWS: '' } satisfies Asked)
  })
}
