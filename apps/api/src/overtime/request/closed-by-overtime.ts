// Which overtime next to a closed period changes days in it (A13), because it moves their windows (A3).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedClosedDays } from '#api/attendance/day/changed-closed-days.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Approval } from '#api/request/kind.ts'
import type { OtShapes } from './ot-shapes.ts'

/** By id: the last day of the closed period. */
export const closedByOvertime = (
  db: Scope,
  approvals: readonly Approval<OtShapes>[],
): Promise<ReadonlyMap<string, LocalDate>> => changedClosedDays(db, approvals.flatMap(changesOf))

/** As a change of the facts of days. */
function changesOf({ id, requesterId: employeeId, asked, replaced }: Approval<OtShapes>) {
  const dates = [asked, replaced].flatMap(of => (of ? [of.from, of.to] : [])).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  const words = { type: '', typeLo: '', place: '' }
  const added = asked ? [{ ...words, kind: 'OT' as const, employeeId, ...timesOf(asked) }] : []
  return [{ id, employeeId, from, to, change: { withoutIds: replaced?.ids ?? [], added } }]
}

const timesOf = ({ from, to, timeIn, timeOut }: OtShapes['asked']) => ({ from, to, timeIn, timeOut })
