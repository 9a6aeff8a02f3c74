import type { Language } from '@hr/contract/messages/text.ts'
import type { Profile } from '@hr/contract/session.ts'

/** By which the dashboard greets the reader. */
export const greetedName = (
  { firstName, firstNameLo, username }: Pick<Profile, 'firstName' | 'firstNameLo' | 'username'>,
  language: Language,
): string => (language === 'lo' && firstNameLo) || firstName || username
