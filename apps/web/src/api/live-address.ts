import { apiBase } from './call.ts'

/** Where the live connection opens; the token is good for nothing else. */
export function liveAddress(tokenWS: string): URL {
  const url = new URL(`${apiBase}/live`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('token', tokenWS)
  return url
}
