// The URL of a private calendar link, for copying and for calendar programs.
type Address = { readonly https: string; readonly webcal: string }

/** feedAddress('/api/leave-feed/x.ics', 'https://hr.la') -> its URL with https: and with webcal: */
export function feedAddress(path: string, origin: string): Address {
  const address = new URL(path, origin).href
  return { https: address, webcal: address.replace(/^https?:/, 'webcal:') }
}
