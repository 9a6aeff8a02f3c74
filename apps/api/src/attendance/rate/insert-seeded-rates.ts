// The job grades of the spec with their penalty tables, for a new company (spec 9, A9).
import { ratesSinceEver, seededRates } from '@hr/domain/attendance/penalty-table.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { insertRates } from './rate.store.ts'

export async function insertSeededRates(db: Scope): Promise<void> {
  const names = seededRates.map(({ jobGrade }) => ({ name: jobGrade, nameLo: '' }))
  const ids = await insertNamed(db, 'job_grade', names)
  await insertRates(
    db,
    seededRates.map(({ rows }, index) => ({ jobGradeId: ids[index] ?? '', from: ratesSinceEver, rows })),
  )
}
