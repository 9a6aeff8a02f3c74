// The two sign-ins (P2): employees, and owners of a space with the operators of the installation.
import type { SessionType } from '@hr/domain/session/landing.ts'

export type Door = 'employee' | 'owner'

export function sessionType(door: Door, roleCode: string | null): SessionType {
  if (door === 'employee') return 'app'
  return roleCode === 'SPACE_OWNER' ? 'space' : 'ams'
}
