// The input of the form of an overtime request.
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft } from '#web/shared/request/form/request-draft.ts'

export const otDraft = z.extend(requestDraft, { date: draftDate(), timeIn: z.string(), timeOut: z.string() })
export type OtDraft = z.output<typeof otDraft>

export const emptyDraft = (date: string | null): OtDraft => ({
  date,
  timeIn: '',
  timeOut: '',
  reason: '',
  approvers: [],
  keepFileIds: [],
})

/** The draft of an existing request. */
export const draftOf = (request: OtRequestDetail): OtDraft => ({
  date: request.date,
  timeIn: request.timeIn,
  timeOut: request.timeOut,
  reason: request.reason,
  approvers: request.addedApprovers,
  keepFileIds: request.files.map(({ id }) => id),
})
