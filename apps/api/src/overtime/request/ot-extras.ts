// Fields that overtime adds to the page and to the preview: the day by the shift, and how much of the limits is used (O2).
import { otGroups } from '@hr/contract/ot-request.ts'
import type { ApprovalStep } from '@hr/contract/approval.ts'
import { can } from '@hr/domain/access/can.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { loadLeaveOn } from '#api/calendar/leave-on.queries.ts'
import type { LeaveOn } from '#api/calendar/leave-on.queries.ts'
import type { PreviewWork, Previewed } from '#api/request/kind.ts'
import { maySeeRecordsOf } from '../record/record-scope.ts'
import { loadUsed } from './load-used.ts'
import { loadOtDay } from './load-ot-days.ts'
import { findOvertimeRecord } from './ot-request.queries.ts'
import type { OtRow } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'
import { wouldPay } from './would-pay.ts'

type Decision = Promise<OtShapes['decision'] | undefined>

export async function otDetail(
  work: Pick<Work<unknown>, 'db' | 'caller'>,
  row: OtRow,
  { steps, decision }: { readonly steps: readonly ApprovalStep[]; readonly decision: Decision },
): Promise<OtShapes['detail']> {
  const { db } = work
  const decided = await decision
  // The decision already has the day and the limits.
  if (decided) {
    const { dayType, holiday, schedule, leave } = decided
    return { dayType, holiday, schedule, leave, limits: null, record: null }
  }
  const seesOthers = seesOtherRequests(work, row, steps)
  const [day, leaveOn, usedOf, record] = await Promise.all([
    loadOtDay(db, row),
    seesOthers ? loadLeaveOn(db, [row]) : undefined,
    seesOthers && row.status === 'PENDING' ? loadUsed(db, [row]) : undefined,
    recordOf(work, row),
  ])
  return { ...toOtDay(day, leaveOn?.(row) ?? null), limits: usedOf?.(row).limits ?? null, record }
}

/** Only what is approved has a record. */
async function recordOf(work: Pick<Work<unknown>, 'db' | 'caller'>, row: OtRow) {
  const isCounted = row.status === 'APPROVED' && row.purpose !== 'CANCELLATION'
  if (!isCounted || !(await maySeeRecordsOf(work, row.requesterId))) return null
  return (await findOvertimeRecord(work.db, row)) ?? null
}

/** Limits and leave show other requests of the person: a colleague who approved earlier sees only this one. */
function seesOtherRequests(
  { caller: { access, employeeId } }: Pick<Work<unknown>, 'caller'>,
  { requesterId }: OtRow,
  steps: readonly ApprovalStep[],
): boolean {
  const isAsked = steps.some(({ status, approver }) => status === 'PENDING' && approver?.id === employeeId)
  return employeeId === requesterId || isAsked || can(access, [otGroups.team, otGroups.all], 'view')
}

export const otPreview = async (
  work: PreviewWork<OtShapes>,
  { employeeId, facts }: Previewed<OtShapes>,
): Promise<OtShapes['preview']> => {
  const { asked, day, limits } = facts
  const own = { requesterId: employeeId, date: asked.date }
  const [payOf, leaveOn] = await Promise.all([
    wouldPay(work, [employeeId], asked.date),
    loadLeaveOn(work.db, [own]),
  ])
  return {
    ...toOtDay(day, leaveOn(own)),
    minutes: overtimeMinutes(asked),
    limits,
    pay: payOf(employeeId, facts),
  }
}

export const toOtDay = ({ dayType, holiday, schedule }: OvertimeDay, leave: LeaveOn | null) => ({
  dayType,
  holiday: holiday && { name: holiday.name, nameLo: holiday.nameLo },
  schedule: schedule.map(({ timeIn, timeOut }) => ({ timeIn, timeOut })),
  leave,
})
