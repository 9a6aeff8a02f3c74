// The effect of changed penalty tables on stored days (A9), read before recomputing.
import type { RateEffect } from '@hr/contract/attendance-rate.ts'
import type { RateSpan } from '@hr/domain/attendance/changed-rate-spans.ts'
import { bandAmount } from '@hr/domain/attendance/penalty.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { storedRecord } from '../day/stored-day.queries.ts'

export type GradeSpan = RateSpan & { readonly jobGradeId: string }

/** The spans as a table: place, grade, first and last day. */
const spanTable = (spans: readonly GradeSpan[]) => sql`
  unnest(
    ${spans.map(({ jobGradeId }) => jobGradeId)}::uuid[], ${spans.map(({ from }) => from)}::date[],
    ${spans.map(({ to }) => to ?? 'infinity')}::date[]
  ) with ordinality as span (job_grade_id, first, last, place)`

/** Days with late or early minutes charged to a holder of the grade on that day. */
const touched = (workspaceId: string, spans: readonly GradeSpan[]) => sql`
  select d.employee_id, d.date, span.place, (part->>'minutes')::integer as minutes, part->>'amount' as amount
  from ${spanTable(spans)}
    join employee_job j on j.workspace_id = ${workspaceId} and j.job_grade_id = span.job_grade_id
      and j.valid_from <= span.last and coalesce(j.valid_to, 'infinity') >= span.first
    join attendance_day d on d.workspace_id = j.workspace_id and d.employee_id = j.employee_id
      and d.date between greatest(j.valid_from, span.first) and least(coalesce(j.valid_to, 'infinity'), span.last)
      and (d.late_minutes > 0 or d.early_minutes > 0)
    cross join jsonb_array_elements(${storedRecord} #> '{penalty,parts}') part
  where part->>'kind' <> 'NO_TIME'`

type Charge = {
  readonly place: number
  readonly minutes: number
  readonly amount: string
  readonly count: number
}
type Charged = Pick<RateEffect, 'before' | 'after' | 'withoutRateBefore' | 'withoutRateAfter'>

export async function rateEffectOf(db: Scope, spans: readonly GradeSpan[]): Promise<RateEffect> {
  const parts = touched(db.workspaceId, spans)
  const { rows: charges } = await sql<Charge>`
    select place::integer, minutes, amount, count(*)::integer as count from (${parts}) part
    group by place, minutes, amount`.execute(db)
  const { rows: totals } = await sql<{ people: number; days: number }>`
    select count(distinct employee_id)::integer as people, count(distinct (employee_id, date))::integer as days
    from (${parts}) part`.execute(db)
  return { ...(totals[0] ?? { people: 0, days: 0 }), ...charged(charges, spans) }
}

/** The same per person, for those with such days. */
export async function listPersonEffects(
  db: Scope,
  spans: readonly GradeSpan[],
): Promise<(Charged & { readonly employeeId: number; readonly days: number })[]> {
  const { rows } = await sql<Charge & { employeeId: number; date: string }>`
    select employee_id as "employeeId", date, place::integer, minutes, amount, 1 as count
    from (${touched(db.workspaceId, spans)}) part`.execute(db)
  return [...Map.groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, own]) => ({
    employeeId,
    days: new Set(own.map(({ date }) => date)).size,
    ...charged(own, spans),
  }))
}

function charged(charges: readonly Charge[], spans: readonly GradeSpan[]): Charged {
  const effect = { before: 0, after: 0, withoutRateBefore: 0, withoutRateAfter: 0 }
  for (const { place, minutes, amount, count } of charges) {
    const after = bandAmount(spans[place - 1]?.rows ?? null, minutes)
    if (amount === 'NO_RATE') effect.withoutRateBefore += count
    else effect.before += Number(amount) * count
    if (after === 'NO_RATE') effect.withoutRateAfter += count
    else effect.after += after * count
  }
  return effect
}

/** Holders of one of the grades in its span. */
export async function listGradeHolders(db: Scope, spans: readonly GradeSpan[]): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct j.employee_id
    from ${spanTable(spans)}
      join employee_job j on j.workspace_id = ${db.workspaceId} and j.job_grade_id = span.job_grade_id
        and j.valid_from <= span.last and coalesce(j.valid_to, 'infinity') >= span.first
    order by 1`.execute(db)
  return rows.map(row => row.employee_id)
}
