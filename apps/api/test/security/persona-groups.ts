// Groups of personas for the tables of allowed callers.
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
/** Personas who manage a team, or everybody. */
export const leading: readonly PersonaName[] = [...peopleOffice, 'manager']

/** Personas with every permission: by default only they edit roles. */
export const administrators: readonly PersonaName[] = ['ownerInside', 'admin']
