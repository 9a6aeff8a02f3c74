// Job grades with whether they have a rate today (A9).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { listRateGrades } from '@hr/contract/attendance-rate.ts'
import { ratesOn } from '@hr/domain/attendance/rates-on.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listCounted } from '#api/organization/position.queries.ts'
import { listRateTables } from './rate.store.ts'

/** In order; `people` = holders of today. */
export async function rateGrades(db: Scope, today: LocalDate): Promise<OutputOf<typeof listRateGrades>> {
  const grades = await listCounted(db, 'job_grade', today)
  const tables = await listRateTables(db)
  return grades
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name))
    .map(({ id, name, nameLo, employeeCount }) => ({
      id,
      name,
      nameLo,
      hasRate: ratesOn(tables, id, today) !== null,
      people: employeeCount,
    }))
}
