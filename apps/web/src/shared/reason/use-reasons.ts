// The reasons for a change of the own record (P11) and of a closed period (A13), as far as the server asks for them.
import type { CallError } from '#web/api/call-error.ts'
import { useAskedReason, useOwnReason } from './asked-reason.ts'
import type { ClosedReason } from './closed-reason.ts'

export function useReasons(known: ClosedReason | undefined) {
  const own = useOwnReason()
  const asked = { ...useAskedReason('closedReason'), closedTo: null }
  const closed = known ?? asked
  return {
    own,
    closed,
    values: { ownRecordReason: own.reason, closedReason: closed.reason },
    set: ({ ownRecordReason = '', closedReason = '' }) => {
      own.setReason(ownRecordReason)
      closed.setReason(closedReason)
    },
    /** Part of the input of the call. */
    input: { ...own.input, ...closed.input },
    onError: (error: Pick<CallError, 'fields'>) => {
      own.onError(error)
      closed.onError(error)
    },
  }
}
