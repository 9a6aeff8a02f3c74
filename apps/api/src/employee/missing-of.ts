// What a stored record of an employee lacks.
import { missingFields } from '@hr/domain/employee/missing-fields.ts'

type Facts = Parameters<typeof missingFields>[0]
type StoredFacts = Pick<Facts, 'status' | 'gender' | 'phone'> & {
  readonly date_of_birth: Facts['dateOfBirth']
  readonly unit_id: Facts['unitId']
  readonly position_id: Facts['positionId']
}

export const missingOf = (row: StoredFacts) =>
  missingFields({
    status: row.status,
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    unitId: row.unit_id,
    positionId: row.position_id,
  })
