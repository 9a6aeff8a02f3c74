// A reason that only some changes need: of one's own record (P11), in a closed period (A13). The server asks for it.
import { useState } from 'react'
import type { CallError } from '#web/api/call-error.ts'

type AskedReasonName = 'ownRecordReason' | 'closedReason'
type ReasonInput = { readonly [Name in AskedReasonName]?: string }
export type AskedReason = {
  readonly name: AskedReasonName
  readonly isAsked: boolean
  readonly reason: string
  readonly setReason: (reason: string) => void
  /** Part of the input of the call. */
  readonly input: ReasonInput
  /** Handles an error of the server. */
  readonly onError: (error: Pick<CallError, 'fields'>) => void
}

/** The reason as part of the input: left out while it is not asked for or empty. */
export const askedReasonInput = (name: AskedReasonName, isAsked: boolean, reason: string): ReasonInput =>
  isAsked && reason.trim() !== '' ? { [name]: reason.trim() } : {}

/** Whether the server asks for this reason. */
export const asksReason = (name: AskedReasonName, { fields }: Pick<CallError, 'fields'>): boolean =>
  name in fields

/** Once asked for, the field stays until the form closes. `isNeeded`: the form knows it before the server says so. */
export function useAskedReason(name: AskedReasonName, isNeeded = false): AskedReason {
  const [wasAsked, setWasAsked] = useState(false)
  const [reason, setReason] = useState('')
  const isAsked = isNeeded || wasAsked
  const onError: AskedReason['onError'] = error => {
    if (asksReason(name, error)) setWasAsked(true)
  }
  return { name, isAsked, reason, setReason, input: askedReasonInput(name, isAsked, reason), onError }
}

export const useOwnReason = (): AskedReason => useAskedReason('ownRecordReason')
