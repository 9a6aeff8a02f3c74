import { apiBase } from './call.ts'

/** URL of the live connection; this token is valid for nothing else. */
export function liveAddress(tokenWS: string): URL {
  const url = new URL(`${apiBase}/live`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('token', tokenWS)
  return url
}
