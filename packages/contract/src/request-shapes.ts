// What a row, the page and the preview of every kind of request show (R1-R11); `asked` is what a kind asks for.
import * as z from 'zod/mini'
import {
  approvalStep,
  historyEntry,
  mayDo,
  progress,
  requestFile,
  requestPurpose,
  requestStatus,
  requestedChange,
} from './approval.ts'
import { person } from './person.ts'

export const requestRow = <const Asked extends z.core.$ZodShape, const Decision extends z.ZodMiniType>(
  asked: Asked,
  decision: Decision,
) =>
  z.object({
    id: z.string(),
    number: z.int(),
    status: requestStatus,
    employee: person,
    ...asked,
    reason: z.string(),
    createdAt: z.string(),
    /** Its own entries of the history: what an approver has seen (`seenHistory`). */
    historyCount: z.int(),
    purpose: requestPurpose,
    /** A request to cancel or change an approved one that ended CANCELLED before it took effect. */
    isWithdrawn: z.boolean(),
    /** The approved request that this one would cancel or change. */
    original: z.nullable(z.object({ id: z.string(), number: z.int(), ...asked })),
    /** The request that waits for a decision about this one. */
    openChange: z.nullable(requestedChange),
    progress,
    /** Who decides next; null = anyone holding approve, or nobody any more. */
    currentApprover: z.nullable(person),
    /** Since when that step is the one to decide; null when nothing waits. */
    waitingSince: z.nullable(z.string()),
    may: mayDo,
    /**
     * While it is pending: the last day of the closed period that it changes (A13), so that only HR approves it finally, with
     * a reason. In lists only for the readers who decide it now.
     */
    closedTo: z.nullable(z.string()),
    /** For the readers who decide it now, in the list of what waits for them and on its page. */
    decision: z.nullable(decision),
  })

/** What the page of a request adds to its row. */
export const requestDetail = {
  steps: z.array(approvalStep),
  /** Whom the requester added to the line. */
  addedApprovers: z.array(person),
  history: z.array(historyEntry),
  files: z.array(requestFile),
}

export const requestPreview = {
  /** The last day of the closed period that it changes (A13). */
  closedTo: z.nullable(z.string()),
  steps: z.array(approvalStep),
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
}
