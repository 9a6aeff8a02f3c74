// Whether a browser offers passkeys on this page: it demands https (or this machine) and a host with a name.
const isNumber = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[')

export const hasPasskeys = (host: string, hasApi: boolean): boolean => hasApi && !isNumber(host)

export const canUsePasskeys = (): boolean =>
  hasPasskeys(location.hostname, 'PublicKeyCredential' in globalThis)
