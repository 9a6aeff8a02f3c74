// Whether a request to cancel or change an approved one ended before it took effect (R6): its steps were still open.
import type { RequestPurpose } from './change-refusal.ts'
import type { RequestStatus, StepStatus } from './step.ts'

type Facts = {
  readonly purpose: RequestPurpose
  readonly status: RequestStatus
  readonly steps: readonly { readonly status: StepStatus }[]
}

export const isWithdrawn = ({ purpose, status, steps }: Facts): boolean =>
  purpose !== 'NEW' &&
  status === 'CANCELLED' &&
  !steps.every(step => step.status === 'APPROVED' || step.status === 'SKIPPED')
