// Employees `e` whose record lacks a field the form requires; must agree with missingFields in the domain.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { askedFields } from '@hr/domain/employee/missing-fields.ts'
import type { AskedField } from '@hr/domain/employee/missing-fields.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isJobOn } from '#api/people/people-with-job.queries.ts'

const columnOf = {
  gender: 'e.gender',
  dateOfBirth: 'e.date_of_birth',
  phone: 'e.phone',
  unitId: 'j.unit_id',
  positionId: 'j.position_id',
} as const satisfies Record<AskedField, string>

const isMissing = (field: AskedField) => sql`${sql.ref(columnOf[field])} is null`

/** With the job of the day; without one, its fields are missing. */
export const isIncomplete = (on: LocalDate) => sql<SqlBool>`e.status <> 'terminated' and exists (
  select from (values (1)) as one left join employee_job as j on ${isJobOn(on)}
  where ${sql.join(askedFields.map(isMissing), sql` or `)})`
