// Reads TRUST_PROXY: the number of proxies in front of the server, or their addresses and networks.
import { isIP } from 'node:net'

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])
const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** trustedProxies('10.0.0.0/8, ::1') = ['10.0.0.0/8', '::1']; undefined for invalid text. */
export function trustedProxies(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const parts = text.split(',').map(part => part.trim())
  return parts.every(part => names.has(part) || isNetwork(part)) ? parts : undefined
}

function isNetwork(part: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const most = bitsOf[isIP(address)]
  if (most === undefined) return false
  // Otherwise everybody could choose the address they appear to come from.
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= most)
}

/** Fastify takes no plain number: it cannot tell whether the nearest address is a proxy. The operator can. */
export function trustedByFastify(
  trusted: number | string[],
): string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted
}
