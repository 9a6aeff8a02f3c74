// The steps of a request: which one is ready, which is current, how far it is (spec 4, R1-R3, R8).

export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const
export type RequestStatus = (typeof requestStatuses)[number]
/** CANCELLED: the request ended before anybody was asked. */
export type StepStatus = RequestStatus | 'SKIPPED'

/** approverId null = unassigned: any holder of `approve` on the kind's page group (last step only). */
export type Step = {
  readonly approveOrder: number
  readonly status: StepStatus
  readonly approverId: number | null
}

/** The steps in order, without the skipped ones (R8). */
export const askedSteps = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(step => step.status !== 'SKIPPED').sort((one, other) => one.approveOrder - other.approveOrder)

/** PENDING, and the first one asked or right after an APPROVED one. At most one step is ready. */
export function readyStep<S extends Step>(steps: readonly S[]): S | undefined {
  const asked = askedSteps(steps)
  const open = asked.findIndex(step => step.status !== 'APPROVED')
  return asked[open]?.status === 'PENDING' ? asked[open] : undefined
}

/** The first after sorting PENDING first, then by approveOrder. */
export function currentStep<S extends Step>(steps: readonly S[]): S | undefined {
  const asked = askedSteps(steps)
  return asked.find(step => step.status === 'PENDING') ?? asked[0]
}

/**
 * Shown as "order / total": the current step's order; when nothing is pending any more, the order of the last step
 * that was decided. Skipped steps are part of the total, as they are shown.
 */
export function progress(steps: readonly Step[]): { order: number; total: number } {
  const pending = askedSteps(steps).find(step => step.status === 'PENDING')
  const decided = askedSteps(steps).findLast(step => step.status === 'APPROVED' || step.status === 'REJECTED')
  return { order: (pending ?? decided ?? currentStep(steps))?.approveOrder ?? 0, total: steps.length }
}
