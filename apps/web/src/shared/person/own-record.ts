// Pay, job and punches of one's own record are changed by others (P11). For hiding only: the server checks each call.
import type { PersonArea } from '@hr/domain/access/own-record.ts'
import { useProfile } from '#web/shared/session.ts'

/** const isBlocked = useIsBlocked(); isBlocked('JOB', employeeId) */
export function useIsBlocked(): (area: PersonArea, employeeId: number) => boolean {
  const { employee, blockedForOneself } = useProfile()
  return (area, employeeId) => employee?.id === employeeId && blockedForOneself.includes(area)
}
