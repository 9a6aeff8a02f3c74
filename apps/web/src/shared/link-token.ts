// Tokens that arrive in an address: kept in memory only, so that the address bar and the history never hold them.
let kept = ''

export function keepLinkToken(token: string): void {
  kept = token
}

/** The token of the link that opened this page; '' when there was none or the page was loaded again. */
export const linkToken = (): string => kept
