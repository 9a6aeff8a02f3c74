// Work shifts to choose from, and who holds which from a date on (A1, P8).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { employeeId, id, localDate } from './field.ts'

export const listWorkShifts = endpoint({
  method: 'GET',
  path: '/work-shifts',
  allow: { group: ['WORKSHIFT', 'EMPLOYEE'], action: 'view' },
  summary: 'The work shifts by name',
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), nameLo: z.string(), isDefault: z.boolean() })),
})

export const setEmployeeShift = endpoint({
  method: 'PUT',
  path: '/employees/:id/shift',
  allow: { group: 'EMPLOYEE', action: 'edit' },
  summary: 'The shift a person holds from a date on, until the next change that is planned',
  input: z.strictObject({ id: employeeId(), workShiftId: id(), from: localDate() }),
  output: nothing,
})
