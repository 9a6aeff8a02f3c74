// Adding, changing and deleting a person's record, and its photo (P7). Apart from reading it, which checks no phone number:
// the number plan weighs 25 KiB.
import * as z from 'zod/mini'
import { ownFields, recordShape } from './employee-contact.ts'
import { firstJobFields, firstShift, newStaffId, optionalFields, photoFile } from './employee-fields.ts'
import { addedEmployee } from './employee-hire.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, closedReason, employeeId, id, ownRecordReason } from './field.ts'

export const nextStaffId = endpoint('GET', '/employees/next-staff-id', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee'],
  summary: 'The staff id of a new employee for whom none is entered: it continues the numbers in use',
  input: z.strictObject({}),
  output: z.object({ staffId: z.string() }),
})

export const createEmployee = endpoint('POST', '/employees', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee', 'organization', 'access'],
  summary:
    'A new employee with photo, first job, roles, sign-in and the leave of the year; the password is shown once or mailed',
  secret: true,
  files: photoFile,
  input: z.strictObject({
    ...optionalFields(recordShape),
    ...optionalFields(firstJobFields),
    staffId: newStaffId,
    firstName: recordShape.firstName,
    lastName: recordShape.lastName,
    gender: recordShape.gender,
    dateOfBirth: recordShape.dateOfBirth,
    phone: recordShape.phone,
    startDate: recordShape.startDate,
    unitId: firstJobFields.unitId,
    positionId: firstJobFields.positionId,
    workShiftId: firstShift,
    status: z._default(choice(['active', 'probation']), 'active'),
    /** Left out = the role Employee. Nobody gives what they do not hold. */
    roleIds: z.optional(z.array(id()).check(z.maxLength(20))),
    /** Mail the temporary password to the e-mail instead of answering it. */
    mailPassword: z._default(z.boolean(), false),
    closedReason: closedReason(),
  }),
  output: addedEmployee,
})

const changed = z.object({ id: z.int(), version: z.string() })

export const updateEmployee = endpoint('PUT', '/employees/:id', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee', 'organization', 'leave', 'attendance'],
  summary: 'Change fields of a record: left out stays, empty is cleared; lists are replaced as a whole',
  input: z.strictObject({
    id: employeeId(),
    ...optionalFields(recordShape),
    /** STALE when somebody else changed the record since. */
    version: z.iso.datetime('invalid'),
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: changed,
})

export const previewFirstDay = endpoint('POST', '/employees/:id/first-day/preview', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'What another first day of work does to the yearly grants that are not settled. Stores nothing',
  input: z.strictObject({ id: employeeId(), startDate: recordShape.startDate }),
  output: z.array(
    z.object({
      leaveType: z.object({ id: z.string(), name: z.string(), nameLo: z.string(), color: z.string() }),
      /** The calendar year the leave year begins in. */
      year: z.int(),
      /** Half days granted. */
      before: z.int(),
      after: z.int(),
      /** Half days that should be taken and are used already: they stay with the person. */
      short: z.int(),
    }),
  ),
})
export type FirstDayEffect = z.output<(typeof previewFirstDay)['output']>

export const deleteEmployee = endpoint('DELETE', '/employees/:id', {
  allow: { group: 'EMPLOYEE', action: 'delete' },
  topics: ['employee', 'organization'],
  summary: 'Delete an employee created by mistake; one with records is ended instead',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
})

export const updateOwnRecord = endpoint('PUT', '/employees/me/record', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Change the own contact, address and emergency contact',
  input: z.strictObject(optionalFields(ownFields)),
  output: changed,
})

export const setPhoto = endpoint('POST', '/employees/:id/photo', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary: 'Set the photo, for EMPLOYEE edit or oneself; re-encoded as a square of 512 pixels',
  files: photoFile,
  input: z.strictObject({ id: employeeId() }),
  output: z.object({ profileImage: z.string() }),
})

export const removePhoto = endpoint('DELETE', '/employees/:id/photo', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary: 'Take the photo away, for EMPLOYEE edit or oneself',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
})
