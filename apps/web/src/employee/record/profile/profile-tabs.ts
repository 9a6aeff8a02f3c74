// Which parts of a profile a reader sees: only what the server sent (P7).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'

export const profileTabs = [
  'overview',
  'personal',
  'job',
  'documents',
  'pay',
  'leave',
  'attendance',
  'overtime',
  'proposals',
  'activity',
] as const
export type ProfileTab = (typeof profileTabs)[number]

export type Reader = {
  /** Id of the reader's own record. */
  readonly employeeId: number | undefined
  readonly leave: Reach
  readonly attendance: Reach
  readonly overtime: Reach
}
/** What a reader may view: their own, everybody's, or those of people they lead. */
export type Reach = { readonly own: boolean; readonly all: boolean; readonly team: boolean }

/** Those with a list and dates: the older layout, which shows all parts at once, leaves them out. */
export const listTabs: readonly ProfileTab[] = ['attendance', 'overtime']

export function shownTabs({ card, personal, sensitive }: EmployeeRecord, reader: Reader): ProfileTab[] {
  const isOwn = card.id === reader.employeeId
  const leads = reader.employeeId !== undefined && card.lineManager?.id === reader.employeeId
  const isSeen = ({ own, all, team }: Reach) => (isOwn ? own : all || (leads && team))
  const isShown: Readonly<Record<ProfileTab, boolean>> = {
    overview: true,
    personal: personal !== null,
    job: personal !== null || leads,
    documents: sensitive !== null,
    pay: sensitive !== null,
    leave: isSeen(reader.leave),
    attendance: isSeen(reader.attendance),
    overtime: isSeen(reader.overtime),
    proposals: sensitive !== null,
    activity: sensitive !== null,
  }
  return profileTabs.filter(tab => isShown[tab])
}
