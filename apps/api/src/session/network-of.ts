// The sender of a request: an IPv4 address, or the /64 of an IPv6 one, which a household shares.

/** networkOf('::ffff:10.0.0.1') = '10.0.0.1'; networkOf('2001:db8::1') = '2001:db8:0:0' */
export function networkOf(address: string): string {
  const ipv4 = /(\d+\.){3}\d+$/.exec(address)?.[0]
  if (ipv4) return ipv4
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
