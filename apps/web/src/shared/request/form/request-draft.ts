// The input that the forms of all request kinds share; each kind extends it.
import type { Person } from '@hr/contract/person.ts'
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import type { TextKey } from '#web/i18n/translation.ts'

/** Null while a date is being entered. */
export const draftDate = () => z.nullable(z.string().check(z.refine(isLocalDate)))

export const requestDraft = z.object({
  reason: z.string(),
  approvers: z.array(person),
  /** Stored files that an edited request keeps. */
  keepFileIds: z.array(z.string()),
})
export type RequestDraft = z.output<typeof requestDraft>

type Known = Pick<RequestDraft, 'reason'> & {
  readonly addedApprovers: readonly Person[]
  readonly files: readonly { readonly id: string }[]
}

/**
 * A change has its own reason and added approvers, not those of the original (R6). A request that is made again has its
 * own files.
 */
export function startOf(purpose: FormPurpose, request: Known | undefined): RequestDraft {
  const known = purpose === 'change' ? undefined : request
  const files = purpose === 'again' ? [] : (request?.files ?? [])
  return {
    reason: known?.reason ?? '',
    approvers: [...(known?.addedApprovers ?? [])],
    keepFileIds: files.map(({ id }) => id),
  }
}

/** The edit of a pending request (R7), a change to an approved one (R6), or a new one like one that has ended. */
export type OwnPurpose = 'edit' | 'change' | 'again'
export type FormPurpose = 'new' | OwnPurpose

export const submitTexts = {
  edit: 'request.saveChanges',
  change: 'request.askToChange',
  again: 'request.again',
} as const satisfies Record<OwnPurpose, TextKey>
