// Sends a form to an https address outside: no redirects, no private addresses, ten seconds at most.
import { lookup as lookUp } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPrivateAddress } from './is-private-address.ts'

export type OutboundRule = {
  readonly isRefused: (address: string) => boolean
  /** Certificate of a server that no public authority knows. */
  readonly ca?: string
}
const publicOnly: OutboundRule = { isRefused: isPrivateAddress }
const timeoutMs = 10_000

/** Throws when the address is refused, the server does not answer, or answers anything but 2xx. */
export async function postForm(address: string, form: FormData, rule = publicOnly): Promise<void> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new Error('Only https is allowed outside')
  if (isIP(host) && rule.isRefused(host)) throw new Error('A private address is not allowed outside')
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': body.length,
  }
  await new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const call = request(
      url,
      {
        method: 'POST',
        headers,
        signal,
        lookup: checkedLookup(rule),
        ...(rule.ca && { ca: rule.ca }),
        agent: false,
      },
      response => {
        response.resume()
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) response.once('end', resolve)
        else reject(new Error(`The server outside answered ${status}`))
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

/** The address that was checked is the one that is used: a name cannot change its mind in between. */
function checkedLookup({ isRefused }: OutboundRule): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => !isRefused(address))
      const [first] = allowed
      if (error) done(error, '', 0)
      else if (!first) done(new Error('A private address is not allowed outside'), '', 0)
      else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}
