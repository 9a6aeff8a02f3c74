// What is kept of a failed try: codes, and the server's words without the address or anything else about people.

export type MailFailure = {
  /** 'EENVELOPE 550 5.1.1': of the transport, of the server, and the reason in RFC 3463. */
  readonly failure: string
  /** What the server said. */
  readonly reply: string | null
}

type Facts = { readonly [name: string]: unknown }
const factsOf = (error: unknown): Facts => (typeof error === 'object' && error !== null ? { ...error } : {})

/**
 * The server refuses this recipient or message for good (5xx). A refusal of our sign-in or sender is the operator's to
 * mend, so it is tried again.
 */
export function isPermanent(error: unknown): boolean {
  const { command, responseCode } = factsOf(error)
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA'
  return isAboutMessage && typeof responseCode === 'number' && responseCode >= 500
}

export function mailFailure(error: unknown, address: string): MailFailure {
  const { code, responseCode, response } = factsOf(error)
  const said = typeof response === 'string' ? response : ''
  const [reason] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(said) ?? []
  const codes = [typeof code === 'string' ? code : 'OTHER', responseCode, reason]
  return { failure: codes.filter(Boolean).join(' '), reply: withoutPeople(said, address) || null }
}

const mostReply = 200
const hidden = '…'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Servers repeat the address, its name alone, and parts of the message. */
export function withoutPeople(said: string, address: string): string {
  const own = [address, ...address.split('@')].filter(part => part.length > 1)
  return own
    .reduce((text, part) => text.replaceAll(new RegExp(escaped(part), 'gi'), hidden), said)
    .replaceAll(/<[^>]*>|"[^"]*"|'[^']*'|\([^)]*\)|https?:\S+|\S*@\S*/g, hidden)
    .replaceAll(/[^\P{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostReply)
}
