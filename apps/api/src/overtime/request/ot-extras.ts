// Fields that overtime adds to rows that are decided, to the page and to the preview: the day by the shift, and how much of
// the limits is used (O2).
import { otGroups } from '@hr/contract/ot-request.ts'
import type { ApprovalStep } from '@hr/contract/approval.ts'
import { can } from '@hr/domain/access/can.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { limitDates, overtimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import type { OvertimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { othersAway } from '#api/calendar/others-away.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { PreviewWork, Previewed } from '#api/request/kind.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { loadOtDay } from './ot-facts.ts'
import { listUsedOvertime } from './ot-request.queries.ts'
import type { OtRow } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'
import { wouldPay } from './would-pay.ts'

/** By request id. Only for requests the caller can decide now: the limits show other requests of the person. */
export async function otDecisions(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
  rows: readonly OtRow[],
): Promise<ReadonlyMap<string, OtShapes['decision']>> {
  if (rows.length === 0) return new Map()
  const [awayOf, limitsOf] = await Promise.all([othersAway(work, rows), loadLimits(work.db, rows)])
  return new Map(
    rows.map(row => [row.id, { ...awayOf(row.id), fileCount: row.fileCount, limits: limitsOf(row) }]),
  )
}

/** For a request as if it was not made yet, so that its own minutes count as requested. */
async function loadLimits(db: Scope, rows: readonly OtRow[]): Promise<(row: OtRow) => OvertimeLimits> {
  const employeeIds = [...new Set(rows.map(row => row.requesterId))]
  const settingOf = await loadOtSettings(db, employeeIds, around(rows.map(row => row.date)))
  const counted = rows.map(row => limitDates(row.date, settingOf(row.requesterId, row.date)))
  const used = Map.groupBy(
    await listUsedOvertime(db, employeeIds, around(counted.flatMap(({ from, to }) => [from, to]))),
    ({ requesterId }) => requesterId,
  )
  return row => {
    const others = (used.get(row.requesterId) ?? []).filter(
      ({ id }) => id !== row.id && id !== row.originalId,
    )
    return overtimeLimits(row, others, settingOf(row.requesterId, row.date))
  }
}

/** From the first to the last. */
function around(dates: readonly LocalDate[]): DateRange {
  const sorted = dates.toSorted()
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' }
}

export async function otDetail(
  work: Pick<Work<unknown>, 'db' | 'caller'>,
  row: OtRow,
  steps: readonly ApprovalStep[],
): Promise<OtShapes['detail']> {
  const { db } = work
  const [day, limitsOf] = await Promise.all([
    loadOtDay(db, row.requesterId, row.date),
    row.status === 'PENDING' && seesLimits(work, row, steps) ? loadLimits(db, [row]) : undefined,
  ])
  return { ...toOtDay(day), limits: limitsOf?.(row) ?? null }
}

/** Limits show other requests of the person: a colleague who approved earlier sees only this one. */
function seesLimits(
  { caller: { access, employeeId } }: Pick<Work<unknown>, 'caller'>,
  { requesterId }: OtRow,
  steps: readonly ApprovalStep[],
): boolean {
  const isAsked = steps.some(({ status, approver }) => status === 'PENDING' && approver?.id === employeeId)
  return employeeId === requesterId || isAsked || can(access, [otGroups.team, otGroups.all], 'view')
}

export const otPreview = async (
  work: PreviewWork<OtShapes>,
  previewed: Previewed<OtShapes>,
): Promise<OtShapes['preview']> => {
  const { asked, day, limits } = previewed.facts
  const pay = await wouldPay(work, previewed)
  return { ...toOtDay(day), minutes: overtimeMinutes(asked), limits, pay }
}

export const toOtDay = ({ dayType, holiday, schedule }: OvertimeDay) => ({
  dayType,
  holiday: holiday && { name: holiday.name, nameLo: holiday.nameLo },
  schedule: schedule.map(({ timeIn, timeOut }) => ({ timeIn, timeOut })),
})
