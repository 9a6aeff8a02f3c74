// The input that the forms of all request kinds share; each kind extends it.
import type { Person } from '@hr/contract/person.ts'
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

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

/** A change has its own reason and added approvers, not those of the original (R6). */
export const startOf = (purpose: FormPurpose, request: Known | undefined): RequestDraft => ({
  reason: purpose === 'edit' && request ? request.reason : '',
  approvers: purpose === 'edit' && request ? [...request.addedApprovers] : [],
  keepFileIds: request?.files.map(({ id }) => id) ?? [],
})

/** A new request, the edit of a pending one (R7), or a change to an approved one (R6). */
export type FormPurpose = 'new' | 'edit' | 'change'
