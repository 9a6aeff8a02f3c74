// Leave types (L1): days are integers 0 to 365 with the spec's messages.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { amountOfDays, choice, id, name, optionalText, requiredText } from './field.ts'

const fields = {
  code: requiredText(20),
  name: name(),
  nameLo: optionalText(50),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'invalid')),
  paid: z._default(z.boolean(), true),
  amount: amountOfDays(),
  carryOverAmount: z._default(amountOfDays(), 0),
  expiredAmount: z._default(amountOfDays(), 0),
  attachFileDayOver: z._default(amountOfDays(), 0),
  countsWeekendsAndHolidays: z._default(z.boolean(), false),
  gender: z._default(z.nullable(choice(['male', 'female'])), null),
  maxConsecutiveDays: z._default(amountOfDays(), 0),
  isActive: z._default(z.boolean(), true),
}

export const leaveType = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  color: z.string(),
  paid: z.boolean(),
  amount: z.int(),
  carryOverAmount: z.int(),
  expiredAmount: z.int(),
  attachFileDayOver: z.int(),
  countsWeekendsAndHolidays: z.boolean(),
  gender: z.nullable(z.enum(['male', 'female'])),
  maxConsecutiveDays: z.int(),
  isActive: z.boolean(),
})
export type LeaveType = z.output<typeof leaveType>

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/leave-types',
  allow: {
    group: [
      'MY_LEAVE',
      'LEAVE_TYPE',
      'LEAVE_REQUEST',
      'TEAM_LEAVE_REQUEST',
      'LEAVE_CALENDAR',
      'LEAVE_SUMMARY',
    ],
    action: 'view',
  },
  summary: 'The leave types, in their order',
  input: z.strictObject({}),
  output: z.array(leaveType),
})

export const createLeaveType = endpoint({
  method: 'POST',
  path: '/leave-types',
  allow: { group: 'LEAVE_TYPE', action: 'add' },
  summary: 'Create a leave type and grant this year to everybody it is open to',
  input: z.strictObject(fields),
  output: leaveType,
})

export const updateLeaveType = endpoint({
  method: 'PUT',
  path: '/leave-types/:id',
  allow: { group: 'LEAVE_TYPE', action: 'edit' },
  summary: 'Change a leave type; grants already made stay as they are',
  input: z.strictObject({ id: id(), ...fields }),
  output: leaveType,
})
