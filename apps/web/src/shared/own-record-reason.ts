// Why an only person changes their own record (P11): asked for once the server says so.
import { useState } from 'react'
import type { CallError } from '#web/api/call-error.ts'

export type OwnReason = {
  readonly isAsked: boolean
  readonly reason: string
  readonly setReason: (reason: string) => void
  /** For the input of the call. */
  readonly input: { readonly ownRecordReason?: string }
  /** What the server refused. */
  readonly onError: (error: Pick<CallError, 'fields'>) => void
}

/** The reason as it is sent: nothing before it is asked for, nothing while it is empty. */
export const ownReasonInput = (isAsked: boolean, reason: string): OwnReason['input'] =>
  isAsked && reason.trim() !== '' ? { ownRecordReason: reason.trim() } : {}

/** A call with a reason of its own is refused at that field, which the form shows already. */
export const asksOwnReason = ({ fields }: Pick<CallError, 'fields'>): boolean => 'ownRecordReason' in fields

/** Once asked for, the field stays until the form closes, whatever the next answer is. */
export function useOwnReason(): OwnReason {
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const onError: OwnReason['onError'] = error => {
    if (asksOwnReason(error)) setIsAsked(true)
  }
  return { isAsked, reason, setReason, input: ownReasonInput(isAsked, reason), onError }
}
