// The draft of a leave request, the state of its form, and its preview.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { person } from '@hr/contract/person.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft, startOf } from '#web/shared/request/form/request-draft.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'

const half = z.enum(['AM', 'PM'])

const leaveDraft = z.extend(requestDraft, {
  from: draftDate(),
  to: draftDate(),
  leaveTypeId: z.nullable(z.string()),
  fromHalf: half,
  toHalf: half,
  delegate: z.nullable(person),
})
type LeaveDraft = z.output<typeof leaveDraft>

const empty = { leaveTypeId: null, from: null, to: null, fromHalf: 'AM', toHalf: 'PM' } as const

const fieldsOf = ({ leaveType, from, to, fromHalf, toHalf }: LeaveRequestDetail) => ({
  leaveTypeId: leaveType.id,
  from,
  to,
  fromHalf,
  toHalf,
})

/** Type and dates, once all of them are chosen. */
export function chosenLeave({ leaveTypeId, from, to, fromHalf, toHalf }: LeaveDraft) {
  if (leaveTypeId === null || from === null || to === null) return null
  return { leaveTypeId, from, to, fromHalf, toHalf }
}

const delegateId = ({ delegate }: LeaveDraft) => (delegate === null ? {} : { delegateId: delegate.id })

export function useLeaveForm(purpose: FormPurpose, request?: LeaveRequestDetail) {
  return useRequestForm({
    kind: leaveKind,
    purpose,
    ...(request && { request }),
    shape: leaveDraft,
    start: { ...(request ? fieldsOf(request) : empty), ...startOf(purpose, request), delegate: null },
    local: ['delegate'],
    more: delegateId,
  })
}

export type EnteredLeave = ReturnType<typeof useLeaveForm>

export function useLeavePreview({ form, values, sketch }: EnteredLeave) {
  const chosen = chosenLeave(values)
  const input = chosen && { ...chosen, ...delegateId(values), ...sketch }
  return useRequestPreview(leaveKind.calls.preview, { input, isSent: form.isSent })
}
