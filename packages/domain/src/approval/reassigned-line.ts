// Where the open steps of a request go when a line manager or unit manager changes or leaves (R8, R9).
import type { LineStep, Resolver, SkipReason } from './approval-line.ts'
import { askedSteps } from './step.ts'
import type { Step } from './step.ts'

export type RuledStep = Step & {
  readonly resolver: LineStep['resolver']
  readonly skipReason: SkipReason | null
}
export type RuleFacts = {
  readonly requesterId: number
  readonly lineManagerId: number | null
  readonly unitManagerId: number | null
  /** People named by steps or rules whose employment is not active. */
  readonly inactiveIds: readonly number[]
}

/**
 * All steps, in order, as of now. A PENDING step assigned by rule goes to today's result; one that names a person
 * stays with them while employed. The requester, former employees and approvers of earlier steps are skipped, as is
 * a rule that no longer finds anybody. If nobody is left, or only approvers the requester
 * chose, an unassigned step (HR) is added. Decided and skipped steps stay as they are.
 */
export function reassignedLine<S extends RuledStep>(
  steps: readonly S[],
  facts: RuleFacts,
): (S | RuledStep)[] {
  const line: (S | RuledStep)[] = []
  for (const step of steps) {
    line.push(step.status === 'PENDING' && step.approverId !== null ? openStep(step, line, facts) : step)
  }
  return isSomebodyLeft(line) ? line : [...line, unassigned(Math.max(0, ...line.map(orderOf)) + 1)]
}

const orderOf = (step: Step) => step.approveOrder

function openStep<S extends RuledStep>(step: S, before: readonly RuledStep[], facts: RuleFacts): S {
  const approverId = ruledApprover(step, facts)
  if (approverId === null) return { ...step, status: 'SKIPPED', skipReason: 'INACTIVE' }
  const skipReason = skipReasonOf(approverId, before, facts)
  return { ...step, approverId, status: skipReason ? 'SKIPPED' : 'PENDING', skipReason }
}

function ruledApprover({ resolver, approverId }: RuledStep, facts: RuleFacts): number | null {
  const byRule: Partial<Record<Resolver | 'ADDED', number | null>> = {
    LINE_MANAGER: facts.lineManagerId,
    UNIT_MANAGER: facts.unitManagerId,
  }
  const found = byRule[resolver]
  return found === undefined ? approverId : found
}

function skipReasonOf(
  approverId: number,
  before: readonly RuledStep[],
  { requesterId, inactiveIds }: RuleFacts,
): SkipReason | null {
  if (approverId === requesterId) return 'REQUESTER'
  if (inactiveIds.includes(approverId)) return 'INACTIVE'
  const isAskedEarlier = before.some(step => step.status !== 'SKIPPED' && step.approverId === approverId)
  return isAskedEarlier ? 'EARLIER_IN_LINE' : null
}

function isSomebodyLeft(line: readonly RuledStep[]): boolean {
  const asked = askedSteps(line)
  const named = asked.filter(step => step.resolver !== 'ADDED')
  return (
    asked.some(step => step.status === 'PENDING') &&
    named.some(step => step.status === 'PENDING' || step.status === 'APPROVED')
  )
}

const unassigned = (approveOrder: number): RuledStep => ({
  approveOrder,
  status: 'PENDING',
  resolver: 'PERMISSION',
  approverId: null,
  skipReason: null,
})

export type StepMove<S extends RuledStep> = {
  /** Undefined for an added step. */
  readonly before: S | undefined
  readonly after: S | RuledStep
}

/** The steps that differ between two lines. */
export const movedSteps = <S extends RuledStep>(
  steps: readonly S[],
  line: readonly (S | RuledStep)[],
): StepMove<S>[] =>
  line.flatMap(after => {
    const before = steps.find(step => step.approveOrder === after.approveOrder)
    const isSame = before?.approverId === after.approverId && before.status === after.status
    return isSame ? [] : [{ before, after }]
  })
