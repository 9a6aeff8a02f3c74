// Whether a change affects a closed period of attendance, and the reason for making it anyway (A13).
import { listClosedPeriods } from '@hr/contract/attendance-period.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useCall } from '#web/api/use-call.ts'
import { useAskedReason } from './asked-reason.ts'
import type { AskedReason } from './asked-reason.ts'

type Dates = { readonly from: LocalDate; readonly to: LocalDate }
export type ClosedReason = AskedReason & {
  /** The last day of the latest closed period that the change affects. */
  readonly closedTo: LocalDate | null
}

export const closedToOf = (closed: readonly Dates[], { from, to }: Dates): LocalDate | null =>
  closed.findLast(period => period.from <= to && from <= period.to)?.to ?? null

type ClosedTo = (dates: Dates) => LocalDate | null

export function useClosedTo(): ClosedTo {
  const { data = [] } = useCall(listClosedPeriods, {}, { quiet: true })
  return dates => closedToOf(data, dates)
}

/** null = no date is chosen, or no day changes. */
export function useClosedReason(from: LocalDate | null, to: LocalDate = '9999-12-31'): ClosedReason {
  const closedTo = useClosedTo()
  const reached = from === null ? null : closedTo({ from, to })
  return { ...useAskedReason('closedReason', reached !== null), closedTo: reached }
}
