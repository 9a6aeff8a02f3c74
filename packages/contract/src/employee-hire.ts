// A new employee from one short page (P7): what the company knows on the first day. The record stays incomplete until the
// person and HR have added the rest.
import * as z from 'zod/mini'
import {
  firstJobFields,
  firstShift,
  hrFields,
  newStaffId,
  photoFile,
  proposalFields,
} from './employee-fields.ts'
import { endpoint } from './endpoint.ts'
import { closedReason } from './field.ts'

export const addedEmployee = z.object({
  id: z.int(),
  staffId: z.string(),
  username: z.string(),
  /** Null when it was mailed. */
  temporaryPassword: z.nullable(z.string()),
})

export const hireEmployee = endpoint('POST', '/employees/hire', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee', 'organization', 'access'],
  summary:
    'A new employee from the short page: photo, name, first job, work shift; the sign-in is mailed where that is possible',
  secret: true,
  files: photoFile,
  input: z.strictObject({
    staffId: newStaffId,
    firstName: proposalFields.firstName,
    lastName: proposalFields.lastName,
    firstNameLo: z._default(proposalFields.firstNameLo, ''),
    lastNameLo: z._default(proposalFields.lastNameLo, ''),
    startDate: hrFields.startDate,
    unitId: firstJobFields.unitId,
    positionId: firstJobFields.positionId,
    lineManagerId: z._default(firstJobFields.lineManagerId, null),
    workShiftId: firstShift,
    email: z._default(hrFields.email, null),
    closedReason: closedReason(),
  }),
  output: addedEmployee,
})
