// Which parts of a profile a reader sees: only what the server sent (P7).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'

export const profileTabs = [
  'overview',
  'personal',
  'job',
  'documents',
  'pay',
  'leave',
  'proposals',
  'activity',
] as const
export type ProfileTab = (typeof profileTabs)[number]

export type Reader = {
  /** Id of the reader's own record. */
  readonly employeeId: number | undefined
  /** May view the leave of others. */
  readonly seesLeave: boolean
  /** May view their own leave. */
  readonly hasLeave: boolean
}

export function shownTabs({ card, personal, sensitive }: EmployeeRecord, reader: Reader): ProfileTab[] {
  const isOwn = card.id === reader.employeeId
  const leads = reader.employeeId !== undefined && card.lineManager?.id === reader.employeeId
  const isShown: Readonly<Record<ProfileTab, boolean>> = {
    overview: true,
    personal: personal !== null,
    job: personal !== null || leads,
    documents: sensitive !== null,
    pay: sensitive !== null,
    leave: isOwn ? reader.hasLeave : reader.seesLeave,
    proposals: sensitive !== null,
    activity: sensitive !== null,
  }
  return profileTabs.filter(tab => isShown[tab])
}
