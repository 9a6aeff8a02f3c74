// A date of the chart, split by the status colours (spec 4), without days that have no work.
import type { ReportCharts } from '@hr/contract/attendance-report.ts'
import { dayStatusColor } from '@hr/domain/attendance/attendance-status.ts'

export const courseParts = ['success', 'error', 'warning', 'grey'] as const
type CoursePart = (typeof courseParts)[number]

const isRest = (status: string) => status === 'WEEKEND' || status === 'HOLIDAY'

export function daysByPart({
  statuses,
}: ReportCharts['course'][number]): Readonly<Record<CoursePart, number>> {
  const days = { success: 0, error: 0, warning: 0, grey: 0, info: 0 }
  for (const { status, days: count } of statuses) if (!isRest(status)) days[dayStatusColor(status)] += count
  return days
}
