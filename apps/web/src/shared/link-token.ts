// Tokens from links: kept in memory only, never in the address bar or the history.
let kept = ''

export function storeLinkToken(token: string): void {
  kept = token
}

/** The token of the link that opened this page; '' if there was none or the page was reloaded. */
export const linkToken = (): string => kept
