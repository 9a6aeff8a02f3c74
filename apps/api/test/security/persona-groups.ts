// Groups of personas that the doors are described with.
import { personaNames } from './personas.ts'
import type { PersonaName } from './personas.ts'

export const everybody = personaNames
export const inside: readonly PersonaName[] = [
  'ownerInside',
  'admin',
  'hr',
  'manager',
  'employee',
  'peer',
  'strangerHr',
]
export const signedIn: readonly PersonaName[] = ['operator', 'clerk', 'owner', ...inside]
export const withRestricted: readonly PersonaName[] = [...signedIn, 'restricted']
export const owners: readonly PersonaName[] = ['owner']
export const consoleUsers: readonly PersonaName[] = ['operator', 'clerk']
export const peopleOffice: readonly PersonaName[] = ['ownerInside', 'admin', 'hr', 'strangerHr']
/** Who has a team to look after, or everybody. */
export const leading: readonly PersonaName[] = [...peopleOffice, 'manager']

/** Who may do everything: only they edit roles by default. */
export const administrators: readonly PersonaName[] = ['ownerInside', 'admin']
