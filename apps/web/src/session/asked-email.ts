// The address that was asked for a link last, so that asking again needs no typing. In memory only.
let asked = ''

export function rememberAskedEmail(email: string): void {
  asked = email
}

export const askedEmail = (): string => asked
