// The key of the rate limit: a session, or else the address. An office of hundreds shares one address.
import type { FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'
import { tokenHash } from './secret.ts'
import { isOpenSession } from './session.store.ts'
import type { Services } from '#api/services.ts'
import { bearerToken } from '#api/http/bearer-token.ts'

/** Results for tokens are cached so long; then an ended session counts by its address again. */
const rememberedMillis = 60_000
/** Per address in that time: each made-up token costs a query. */
const mostUnknown = 1000

/** A token counts as a session only if it opens one, so made-up tokens count by address. */
export function rateKeys({ db, now }: Services): (request: FastifyRequest) => Promise<string> {
  let sessions = new Map<string, Promise<boolean>>()
  let unknown = new Map<string, number>()
  let ends = 0

  const isSession = async (hash: string, network: string): Promise<boolean> => {
    const asked = unknown.get(network) ?? 0
    if (asked >= mostUnknown) return false
    const counted = unknown.set(network, asked + 1)
    if (!(await isOpenSession(db, hash, now()))) return false
    counted.set(network, (counted.get(network) ?? 1) - 1)
    return true
  }

  return async request => {
    if (performance.now() >= ends) {
      ends = performance.now() + rememberedMillis
      sessions = new Map()
      unknown = new Map()
    }
    const network = networkOf(request.ip)
    const token = bearerToken(request.headers.authorization)
    if (!token) return network
    const hash = tokenHash(token)
    const known = sessions.get(hash) ?? isSession(hash, network)
    sessions.set(hash, known)
    try {
      if (await known) return hash
    } catch (error) {
      sessions.delete(hash)
      throw error
    }
    sessions.delete(hash)
    return network
  }
}
