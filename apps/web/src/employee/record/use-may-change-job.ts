import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'

/** Whether the reader may change job, pay and shift of the person: of one's own record others do (P8, P11). */
export function useMayChangeJob({ card, may }: Pick<EmployeeRecord, 'card' | 'may'>): boolean {
  const isBlocked = useIsBlocked()('JOB', card.id)
  return may.changeJob && !isBlocked
}
