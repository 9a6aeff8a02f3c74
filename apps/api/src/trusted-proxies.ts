// Reads TRUST_PROXY: how many proxies are in front of the server, or which addresses and networks they have.
import { isIP } from 'node:net'

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])
const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** trustedProxies('10.0.0.0/8, ::1') = ['10.0.0.0/8', '::1']; undefined for text that means nothing. */
export function trustedProxies(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const parts = text.split(',').map(part => part.trim())
  return parts.every(part => names.has(part) || isNetwork(part)) ? parts : undefined
}

function isNetwork(part: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const most = bitsOf[isIP(address)]
  if (most === undefined) return false
  // Everybody could then choose the address they come from.
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= most)
}

/** For Fastify, which takes no count: it could not tell whether the nearest address is a proxy. Here the operator says so. */
export function trustedByFastify(
  trusted: number | string[],
): string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted
}
