// The line of a request in the contract's shape: steps, progress, allowed actions, history (R3, R11).
import type { Language } from '@hr/contract/messages/text.ts'
import type { ApprovalStep, historyEntry, mayDo } from '@hr/contract/approval.ts'
import type { Person } from '@hr/contract/person.ts'
import { askRefusal, editRefusal } from '@hr/domain/approval/change-refusal.ts'
import { cancelRefusal } from '@hr/domain/approval/cancel-refusal.ts'
import { decidableStep, decidesFor, decisionRefusal } from '@hr/domain/approval/decision-refusal.ts'
import { currentStep, progress } from '@hr/domain/approval/step.ts'
import type { Step } from '@hr/domain/approval/step.ts'
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import type * as z from 'zod/mini'
import type { StoredEvent } from './event.store.ts'
import type { StoredStep } from './step.store.ts'
import { cancelFacts } from './cancel-request.ts'
import { actorOf } from './reader.ts'
import type { Reader } from './reader.ts'
import type { RequestHead, RequestKind } from './request-kind.ts'
import { historyText } from './history-text.ts'

type People = ReadonlyMap<number, Person>
type MayDo = z.output<typeof mayDo>
type HistoryEntry = z.output<typeof historyEntry>

const personOf = (people: People, id: number | null): Person | null =>
  (id === null ? null : people.get(id)) ?? null

/** Everybody named in a line. */
export const peopleOfSteps = (
  steps: readonly (Step & { decidedBy?: number | null; decidedFor?: number | null })[],
): (number | null)[] =>
  steps.flatMap(step => [step.approverId, step.decidedBy ?? null, step.decidedFor ?? null])

export const toSteps = (steps: readonly StoredStep[], people: People): ApprovalStep[] =>
  steps.map(step => ({
    approveOrder: step.approveOrder,
    status: step.status,
    approver: personOf(people, step.approverId),
    approverId: step.approverId,
    skipReason: step.skipReason,
    decidedBy: personOf(people, step.decidedBy),
    decidedFor: personOf(people, step.decidedFor),
    decidedAt: step.decidedAt?.toISOString() ?? null,
    comment: step.comment,
  }))

/** A line that has not started. */
export const toPlannedSteps = (line: readonly LineStep[], people: People): ApprovalStep[] =>
  toSteps(
    line.map(step => ({
      ...step,
      requestId: '',
      decidedBy: null,
      decidedFor: null,
      decidedAt: null,
      comment: '',
    })),
    people,
  )

export const toHistory = (
  events: readonly (StoredEvent & Pick<HistoryEntry, 'change'>)[],
  people: People,
  language: Language,
): HistoryEntry[] =>
  events.map(event => {
    const actor = personOf(people, event.actorId)
    const accountName = `${event.accountFirstName ?? ''} ${event.accountLastName ?? ''}`.trim()
    return {
      at: event.at.toISOString(),
      actor,
      actorName: actor ? '' : accountName,
      actedFor: personOf(people, event.actedFor),
      action: event.action,
      approveOrder: event.approveOrder,
      comment: historyText(language, event),
      change: event.change,
    }
  })

export const toProgress = (steps: readonly StoredStep[], people: People, requestedAt: Date) => {
  const current = currentStep(steps)
  const isWaiting = current?.status === 'PENDING'
  const lastDecided = steps.reduce<Date | null>((last, { decidedAt }) => decidedAt ?? last, null)
  return {
    progress: progress(steps),
    currentApprover: personOf(people, isWaiting ? current.approverId : null),
    waitingSince: isWaiting ? (lastDecided ?? requestedAt).toISOString() : null,
  }
}

type Shown = {
  readonly steps: readonly Step[]
  readonly people: People
  /** A change of this request is pending. */
  readonly hasOpenChange: boolean
}

export function mayDoOf(
  reader: Reader,
  kind: RequestKind,
  head: RequestHead,
  { steps, people, hasOpenChange }: Shown,
): MayDo {
  const actor = actorOf(reader, kind)
  const facts = { requestStatus: head.status, requesterId: head.requesterId, steps, actor }
  const refusal = decisionRefusal(facts)
  const step = decidableStep(facts)
  const change = { ...head, requestStatus: head.status, actorId: reader.caller.employeeId }
  const ask = askRefusal({ ...change, hasOpenChange })
  return {
    decide: refusal === undefined,
    decideRefusal: refusal?.code ?? null,
    // HR is asked for the reason.
    cancel: cancelRefusal(cancelFacts(reader.caller, kind, head, 'reason')) === undefined,
    edit: editRefusal(change) === undefined,
    askToCancel: ask === undefined,
    askRefusal: ask?.code === 'CHANGE_OPEN' ? ask.code : null,
    decidesFor: step ? personOf(people, decidesFor(step, actor)) : null,
  }
}
