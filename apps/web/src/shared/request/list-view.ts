// The search parameters of a request list.
import { localDate } from '@hr/contract/field.ts'
import { requestStatuses } from '@hr/domain/approval/step.ts'
import type { RequestScope } from '@hr/contract/approval.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

const date = z.optional(localDate())

export const requestViewShape = z.object({
  status: z.optional(z.enum(requestStatuses)),
  from: date,
  to: date,
  search: searchText(),
  /** Whether the form is open. */
  new: z.optional(z.string()),
  /** The date of a new request. */
  date,
  list: z.optional(z.enum(['team'])),
})
export type RequestView = z.output<typeof requestViewShape>

export const noFilters = {
  status: undefined,
  from: undefined,
  to: undefined,
  search: '',
} satisfies Partial<RequestView>

/** The input of the call for this view, without filters that are not set. */
export function listInput(scope: RequestScope, { status, from, to, search }: RequestView) {
  return { scope, search, ...(status && { status }), ...(from && { from }), ...(to && { to }) }
}
