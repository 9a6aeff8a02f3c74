// Whether browsers allow passkeys at the address of the installation, and under which names (WebAuthn: RP ID and origin).
import type { PasskeyObstacle } from '@hr/contract/passkey.ts'
import { isIP } from 'node:net'
import type { Config } from '#api/config.ts'
import { Refusal } from '#api/http/refusal.ts'

export type RelyingParty = {
  readonly id: string
  readonly origin: string
  readonly obstacle: PasskeyObstacle | null
}

export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const { hostname, origin, protocol } = new URL(publicUrl)
  return { id: hostname, origin, obstacle: obstacleOf(protocol, hostname) }
}

function obstacleOf(protocol: string, host: string): PasskeyObstacle | null {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return 'host_name'
  const isLocal = host === 'localhost' || host.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? null : 'https'
}

/** Throws PASSKEYS_UNAVAILABLE. */
export function usableParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingParty(config)
  if (party.obstacle !== null) throw new Refusal('PASSKEYS_UNAVAILABLE')
  return party
}
