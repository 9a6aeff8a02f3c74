// Work shifts to choose from, and who holds which from a date on (A1, P8).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { employeeId, id, localDate } from './field.ts'
import { recountEffect, takeDays } from './recount.ts'

const shift = { id: z.string(), name: z.string(), nameLo: z.string() }
const change = { id: employeeId(), workShiftId: id(), from: localDate() }

export const listWorkShifts = endpoint({
  method: 'GET',
  path: '/work-shifts',
  allow: { group: ['WORKSHIFT', 'EMPLOYEE'], action: 'view' },
  summary: 'The work shifts by name',
  input: z.strictObject({}),
  output: z.array(z.object({ ...shift, isDefault: z.boolean() })),
})

export const getEmployeeShifts = endpoint({
  method: 'GET',
  path: '/employees/:id/shifts',
  allow: { group: 'EMPLOYEE', action: 'view' },
  summary:
    "The shifts a person held, holds and will hold, the latest first; the company's default in between",
  input: z.strictObject({ id: employeeId() }),
  output: z.array(
    z.object({
      /** Null = from the beginning on. */
      from: z.nullable(z.string()),
      /** The last day; null = until something else is planned. */
      to: z.nullable(z.string()),
      /** Holds today. */
      isCurrent: z.boolean(),
      /** Null when the company has no default. */
      shift: z.nullable(z.object(shift)),
      isDefault: z.boolean(),
    }),
  ),
})

export const previewEmployeeShift = endpoint({
  method: 'POST',
  path: '/employees/:id/shift/preview',
  allow: { group: 'EMPLOYEE', action: 'edit' },
  summary: 'What another shift would do to the leave of a person; stores nothing',
  input: z.strictObject(change),
  output: recountEffect,
})

export const setEmployeeShift = endpoint({
  method: 'PUT',
  path: '/employees/:id/shift',
  allow: { group: 'EMPLOYEE', action: 'edit' },
  summary:
    'The shift a person holds from a date on, until the next change that is planned; leave is counted again',
  input: z.strictObject({ ...change, takeDays }),
  output: recountEffect,
})
