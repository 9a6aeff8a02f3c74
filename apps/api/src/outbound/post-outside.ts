// One POST to an https address outside: no redirects, no private addresses, ten seconds at most.
import { lookup as lookUp } from 'node:dns'
import { request } from 'node:https'
import type { OutgoingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPrivateAddress } from './is-private-address.ts'

export type OutboundRule = {
  readonly isRefused: (address: string) => boolean
  /** Certificate of a server that no public authority knows. */
  readonly ca?: string
}
export const publicOnly: OutboundRule = { isRefused: isPrivateAddress }

export type OutsideMessage = {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}
export type OutsideAnswer = {
  readonly status: number
  /** The Retry-After header in seconds, if it is a number. */
  readonly retryAfter: number | null
}

/** The address leads where nothing may be sent: trying again is pointless. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}
const timeoutMs = 10_000

/** Throws AddressRefused, or the error of a server that does not answer; any status is an answer. */
export async function postOutside(
  address: string,
  { headers, body }: OutsideMessage,
  rule: OutboundRule = publicOnly,
): Promise<OutsideAnswer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new AddressRefused('Only https is allowed outside')
  if (isIP(host) && rule.isRefused(host)) throw privateAddress()
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: checkedLookup(rule),
        ...(rule.ca && { ca: rule.ca }),
        agent: false,
      },
      response => {
        response.resume()
        const seconds = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
        })
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

const privateAddress = () => new AddressRefused('A private address is not allowed outside')

/** The address that was checked is the one that is used: a name cannot change its mind in between. */
function checkedLookup({ isRefused }: OutboundRule): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => !isRefused(address))
      const [first] = allowed
      if (error) done(error, '', 0)
      else if (!first) done(privateAddress(), '', 0)
      else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}
