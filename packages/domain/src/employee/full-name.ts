// A person's name in the reader's language, where there is a Lao one (P7).
type Named = {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo?: string | null
  readonly lastNameLo?: string | null
}

/** A Lao first name decides; a missing Lao last name is filled with the other one. */
export function fullName(person: Named, language: 'en' | 'lo'): string {
  const isLao = language === 'lo' && Boolean(person.firstNameLo)
  const first = isLao ? person.firstNameLo : person.firstName
  const last = (isLao && person.lastNameLo) || person.lastName
  return `${first ?? ''} ${last}`.trim()
}
