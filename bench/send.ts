// One call over HTTP, as a browser sends it; throws unless the answer is 200.
import type { Call } from './bench-company.ts'

export async function send(
  base: string,
  { token, method = 'GET', url, body }: Omit<Call, 'body'> & { readonly body?: unknown },
): Promise<string> {
  const answer = await fetch(base + url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${url}: ${text}`)
  return text
}
