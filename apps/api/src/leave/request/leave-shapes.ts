// The types of leave requests, for the request engine.
import type { DecisionFacts } from '@hr/contract/leave-decision.ts'
import type { LeaveExportRow } from '@hr/contract/leave-export.ts'
import type { LeaveRequestDetail, LeaveRequestRow, previewLeave } from '@hr/contract/leave.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { Allocation } from '@hr/domain/leave/allocate-lots.ts'
import type { HalfDay, LeaveRange } from '@hr/domain/leave/leave-days.ts'
import type { YearUse } from '@hr/domain/leave/year-uses.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'

export type LeaveShapes = {
  readonly draft: LeaveRange & {
    readonly leaveTypeId: string
    /** Decides instead of the requester on these days (R10). */
    readonly delegateId?: number | undefined
  }
  readonly asked: LeaveRange & {
    readonly leaveTypeId: string
    readonly halfDays: number
    readonly typeName: string
    readonly typeNameLo: string
  }
  readonly row: LeaveRow
  readonly facts: {
    readonly days: readonly HalfDay[]
    readonly halfDays: number
    /** The lot that pays for each counted half day; empty for a type without a balance. */
    readonly allocations: readonly Allocation[]
    /** The balance of each leave year, lot by lot; empty for a type without a balance. */
    readonly years: readonly YearUse[]
  }
  readonly shown: Pick<LeaveRequestRow, 'leaveType' | 'fromHalf' | 'toHalf' | 'halfDays' | 'original'>
  readonly decision: DecisionFacts
  readonly detail: Pick<LeaveRequestDetail, 'days' | 'leaveRequestApproves'>
  /** As counted. A cancellation has none: it shows those of the leave it cancels. */
  readonly page: { readonly days: readonly HalfDay[] }
  readonly preview: Omit<OutputOf<typeof previewLeave>, 'closedTo' | 'steps' | 'refusal'>
  readonly exported: Pick<LeaveExportRow, 'typeName' | 'typeNameLo' | 'fromHalf' | 'toHalf' | 'halfDays'>
}
