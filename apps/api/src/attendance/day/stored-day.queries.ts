// The whole facts and record of a stored day `d` (A12).
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { sql } from 'kysely'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'

/** Those of the plan, replaced by what differs. */
export const storedFacts = sql<StoredFacts>`((
  select p.facts from attendance_plan p where p.workspace_id = d.workspace_id and p.id = d.plan_id) || d.facts)`

/** The form with the figures of the day, and its columns. */
export const storedRecord = sql<DayRecord>`(jsonb_build_object(
  'closesAt', (extract(epoch from d.window_to) * 1000)::bigint) || format((
  select f.record from attendance_form f where f.workspace_id = d.workspace_id and f.id = d.form_id),
    variadic string_to_array(d.figures, '|'))::jsonb || jsonb_build_object(
  'date', d.date, 'status', d.status, 'statuses', d.statuses, 'isProvisional', d.is_provisional,
  'lateTime', d.late_minutes, 'earlyOutTime', d.early_minutes, 'workedMinutes', d.worked_minutes))`
