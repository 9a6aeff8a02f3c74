// Payable overtime by unit and month, as charts (O7).
import type { OtCharts, otSummaryCharts as endpoint } from '@hr/contract/ot-summary.ts'
import { attendancePeriods } from '@hr/domain/calendar/attendance-period.ts'
import type { Handler } from '#api/http/context.ts'
import { recordFilter } from '../record/list-records.ts'
import { chartRecords } from './ot-summary.queries.ts'

/** The refusals of recordFilter. */
export const otSummaryCharts: Handler<typeof endpoint> = async work => {
  const filter = await recordFilter(work)
  const periods = attendancePeriods(filter)
  const charted = await chartRecords(work.db, filter, periods)
  // Without the empty months before the first record and after the last.
  const places = charted.map(({ period }) => period)
  const first = Math.min(...places)
  const months = periods.slice(first, Math.max(...places) + 1).map(({ to }) => to.slice(0, 7))
  const units = [...Map.groupBy(charted, ({ unitId }) => unitId).values()].map(rows => ({
    unit: rows[0]?.unit ?? null,
    unitLo: rows[0]?.unitLo ?? null,
    minutes: months.map((_, place) => rows.find(({ period }) => period === first + place)?.minutes ?? 0),
  }))
  return { months, units: units.toSorted((one, other) => sum(other) - sum(one)) }
}

const sum = ({ minutes }: OtCharts['units'][number]) => minutes.reduce((all, some) => all + some, 0)
