// What somebody has entered in the form of a new request or of one that is edited: kept in this tab until it is sent, so
// that a reload loses nothing.
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

const date = z.nullable(z.string().check(z.refine(isLocalDate)))
const half = z.enum(['AM', 'PM'])

export const leaveDraft = z.object({
  leaveTypeId: z.nullable(z.string()),
  from: date,
  to: date,
  fromHalf: half,
  toHalf: half,
  reason: z.string(),
  approvers: z.array(person),
  /** Of a request that is edited: the files it has and keeps. */
  keepFileIds: z._default(z.array(z.string()), []),
  delegate: z._default(z.nullable(person), null),
})
export type LeaveDraft = z.output<typeof leaveDraft>

export const emptyDraft: LeaveDraft = {
  leaveTypeId: null,
  from: null,
  to: null,
  fromHalf: 'AM',
  toHalf: 'PM',
  reason: '',
  approvers: [],
  keepFileIds: [],
  delegate: null,
}

export const newDraftKey = (employeeId: number) => `leave-draft-${employeeId}`
export const editDraftKey = (requestId: string) => `leave-edit-${requestId}`
export const amendDraftKey = (requestId: string) => `leave-change-${requestId}`

/** What is kept under the key; `start` when there is nothing, or something an older version left behind. */
export function readDraft(key: string, start: LeaveDraft): LeaveDraft {
  try {
    const parsed = z.safeParse(leaveDraft, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : start
  } catch {
    return start
  }
}

export function keepDraft(key: string, draft: LeaveDraft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

const fileNamesKey = (key: string) => `${key}-files`
const fileNames = z.array(z.string())

/** Of the files somebody had chosen: they cannot be kept themselves, but a reload can say which are gone. */
export function readFileNames(key: string): string[] {
  try {
    const parsed = z.safeParse(fileNames, JSON.parse(sessionStorage.getItem(fileNamesKey(key)) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export function keepFileNames(key: string, files: readonly { readonly name: string }[]): void {
  sessionStorage.setItem(fileNamesKey(key), JSON.stringify(files.map(({ name }) => name)))
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(fileNamesKey(key))
}
