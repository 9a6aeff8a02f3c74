// The outcome of a change (R6): pending, in effect, in effect until it was cancelled, or never in effect.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { approvalStep, historyEntry } from '@hr/contract/approval.ts'
import type * as z from 'zod/mini'

type Step = Pick<z.output<typeof approvalStep>, 'decidedAt'>
type Entry = Pick<z.output<typeof historyEntry>, 'action' | 'at' | 'change'>
type Change = {
  readonly status: RequestStatus
  readonly isWithdrawn: boolean
  readonly steps: readonly Step[]
  readonly history: readonly Entry[]
}

export type Outcome =
  | { readonly is: 'ASKED' | 'APPLIES' }
  | { readonly is: 'REJECTED' | 'WITHDRAWN'; readonly at: string }
  | { readonly is: 'ENDED'; readonly approvedAt: string; readonly at: string }

const last = (times: readonly string[]) => times.toSorted().at(-1) ?? ''

export function changeOutcome({ status, isWithdrawn, steps, history }: Change): Outcome {
  const lastOf = (action: Entry['action']) =>
    last(history.flatMap(entry => (entry.action === action && entry.change === null ? entry.at : [])))
  switch (status) {
    case 'PENDING':
      return { is: 'ASKED' }
    case 'APPROVED':
      return { is: 'APPLIES' }
    case 'REJECTED':
      return { is: 'REJECTED', at: lastOf('REJECTED') }
    case 'CANCELLED': {
      const at = lastOf('CANCELLED')
      if (isWithdrawn) return { is: 'WITHDRAWN', at }
      return { is: 'ENDED', approvedAt: last(steps.flatMap(step => step.decidedAt ?? [])), at }
    }
  }
}
