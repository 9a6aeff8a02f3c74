// Rows of an import whose start date changes days of closed periods (A13).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { ImportPlan } from '@hr/domain/employee/import-plan.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export async function countClosedRows(
  db: Scope,
  { creates, updates }: Pick<ImportPlan, 'creates' | 'updates'>,
  today: LocalDate,
): Promise<number> {
  const spans = [
    ...creates.map(({ person }) => [person.startDate ?? today, today]),
    ...updates.flatMap(({ known, changes }) =>
      changes.startDate === undefined ? [] : [[known.startDate, changes.startDate].toSorted()],
    ),
  ].map(([from = today, to = today]) => ({ from, to }))
  const first = spans.map(({ from }) => from).toSorted()[0]
  if (first === undefined) return 0
  const closed = await listClosedPeriods(db, { from: first, to: today })
  return spans.filter(span => closed.some(({ from, to }) => span.from <= to && from < span.to)).length
}
