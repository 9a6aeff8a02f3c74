// Addresses that only the server's own network can reach: a URL from outside must not lead there.
import { BlockList, isIPv6 } from 'node:net'

const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  blocked.addSubnet(network, bits, 'ipv6')
}

/** isPrivateAddress('192.168.1.1') = true, also when written as '::ffff:192.168.1.1' */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  return blocked.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
