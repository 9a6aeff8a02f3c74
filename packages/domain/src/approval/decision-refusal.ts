// Who may decide a step now, and why not (spec 4, R2-R4, R10).
import { hasApproved, unassignedDeciders } from './second-person.ts'
import type { DecidedStep } from './second-person.ts'
import { askedSteps, readyStep } from './step.ts'
import type { RequestStatus, Step } from './step.ts'

export type Actor = {
  /** null: signed in without an employee record (the owner of the space). */
  readonly employeeId: number | null
  /** Has `approve` on the kind's page group. */
  readonly holdsApprove: boolean
  /** Employees whose active delegate the actor is (R10). */
  readonly delegators: readonly number[]
  /** Everybody who has that permission and can act, the actor included (R8a). */
  readonly holders: readonly number[]
}

export type DecisionFacts<S extends DecidedStep> = {
  readonly requestStatus: RequestStatus
  readonly requesterId: number
  readonly steps: readonly S[]
  /**
   * The approveOrder the actor saw and means. Without it any of the actor's steps counts: a second click may then decide
   * the next step of somebody who is twice in the line.
   */
  readonly stepOrder?: number
  readonly actor: Actor
}

/** 403: may never act. 409: not now; ALREADY_DECIDED carries the step that was decided, if one was. */
type DecisionRefusal<S extends Step> =
  | { readonly code: 'OWN_REQUEST' | 'NOT_APPROVER' | 'SECOND_PERSON_DECIDES'; readonly status: 403 }
  | { readonly code: 'STEP_NOT_READY'; readonly status: 409 }
  | { readonly code: 'ALREADY_DECIDED'; readonly status: 409; readonly step: S | undefined }

/** The steps the actor may ever decide. Nobody decides for the requester either (R4). */
function stepsOf<S extends DecidedStep>({ steps, stepOrder, requesterId, actor }: DecisionFacts<S>): S[] {
  const asked = askedSteps(steps)
  const last = asked.at(-1)
  return asked.filter(step => {
    if (stepOrder !== undefined && step.approveOrder !== stepOrder) return false
    if (step.approverId === null) return step === last && actor.holdsApprove
    if (step.approverId === requesterId) return false
    return step.approverId === actor.employeeId || actor.delegators.includes(step.approverId)
  })
}

const isDecided = (step: Step) => step.status === 'APPROVED' || step.status === 'REJECTED'

/** Approvers of an earlier step leave the unassigned one to somebody else who may decide it (R8a). */
function needsSecondPerson<S extends DecidedStep>({ steps, requesterId, actor }: DecisionFacts<S>): boolean {
  const { employeeId, holders } = actor
  if (employeeId === null || readyStep(steps)?.approverId !== null) return false
  if (!hasApproved(steps, employeeId)) return false
  return !unassignedDeciders({ steps, requesterId, holders: [...holders, employeeId] }).includes(employeeId)
}

export function decisionRefusal<S extends DecidedStep>(
  facts: DecisionFacts<S>,
): DecisionRefusal<S> | undefined {
  if (facts.actor.employeeId === facts.requesterId) return { code: 'OWN_REQUEST', status: 403 }
  const own = stepsOf(facts)
  if (own.length === 0) return { code: 'NOT_APPROVER', status: 403 }
  const isOpen = facts.requestStatus === 'PENDING'
  if (isOpen && own.some(step => step === readyStep(facts.steps)))
    return needsSecondPerson(facts) ? { code: 'SECOND_PERSON_DECIDES', status: 403 } : undefined
  if (isOpen && own.some(step => step.status === 'PENDING')) return { code: 'STEP_NOT_READY', status: 409 }
  const step = own.findLast(isDecided) ?? askedSteps(facts.steps).findLast(isDecided)
  return { code: 'ALREADY_DECIDED', status: 409, step }
}

/** The step the actor would decide now; undefined when decisionRefusal says no. */
export const decidableStep = <S extends DecidedStep>(facts: DecisionFacts<S>): S | undefined =>
  decisionRefusal(facts) ? undefined : readyStep(facts.steps)

/** "A for B" (R10): the approver the delegate decides for at this step; null when acting in their own right. */
export const decidesFor = (step: Step, actor: Actor): number | null =>
  step.approverId === actor.employeeId ? null : step.approverId
