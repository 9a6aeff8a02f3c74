// Leave types (L1): days are integers 0 to 365 with the spec's messages.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { amountOfDays, choice, id, localDate, name, optionalText, requiredText } from './field.ts'
import { person } from './person.ts'

const gender = () => z._default(z.nullable(choice(['male', 'female'])), null)
/** The first day of the leave year from which a changed amount applies. */
const effectiveFrom = z.optional(localDate())

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
  proRata: z._default(z.boolean(), true),
  gender: gender(),
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
  /** Days, in the leave year of today. */
  amount: z.int(),
  /** What it will be from later leave years on. */
  planned: z.array(z.object({ from: z.string(), amount: z.int() })),
  carryOverAmount: z.int(),
  expiredAmount: z.int(),
  attachFileDayOver: z.int(),
  countsWeekendsAndHolidays: z.boolean(),
  /** Somebody who joins or leaves within the year gets a share by months served; otherwise all days. */
  proRata: z.boolean(),
  gender: z.nullable(z.enum(['male', 'female'])),
  maxConsecutiveDays: z.int(),
  isActive: z.boolean(),
})
export type LeaveType = z.output<typeof leaveType>

export const listLeaveTypes = endpoint('GET', '/leave-types', {
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
  topics: ['leaveType'],
  summary: 'The leave types, in their order',
  input: z.strictObject(plainPaging),
  output: z.array(leaveType),
})

export const createLeaveType = endpoint('POST', '/leave-types', {
  allow: { group: 'LEAVE_TYPE', action: 'add' },
  topics: ['leaveType', 'leave'],
  summary: 'Create a leave type and grant this year to everybody it is open to',
  input: z.strictObject(fields),
  output: leaveType,
})

/** Half days of these people together. */
const peopleAndDays = z.object({ people: z.int(), halfDays: z.int() })
/** What a change of a type does to the grants that are made already; `short` names the first 100 of `shortCount`. */
const grantEffect = z.object({
  gaining: peopleAndDays,
  losing: peopleAndDays,
  /** They have used more than they get now; nothing falls below zero. */
  short: z.array(z.object({ employee: person, halfDays: z.int() })),
  shortCount: z.int(),
})
export type GrantEffect = z.output<typeof grantEffect>

export const previewLeaveType = endpoint('POST', '/leave-types/:id/preview', {
  allow: { group: 'LEAVE_TYPE', action: 'edit' },
  topics: ['leaveType'],
  summary:
    'From when a changed amount can hold, and what the change would do to balances; stores nothing. No effect while it is not said from when',
  input: z.strictObject({
    id: id(),
    paid: z.boolean(),
    amount: amountOfDays(),
    gender: gender(),
    isActive: z.boolean(),
    /** Left out = as it is. */
    proRata: z.optional(z.boolean()),
    effectiveFrom,
  }),
  output: z.object({ choices: z.array(z.string()), effect: z.nullable(grantEffect) }),
})

export const updateLeaveType = endpoint('PUT', '/leave-types/:id', {
  allow: { group: 'LEAVE_TYPE', action: 'edit' },
  topics: ['leaveType', 'leave'],
  summary:
    'Change a leave type; a changed amount needs `effectiveFrom`, and grants from that leave year on follow it by entries of the ledger',
  input: z.strictObject({ id: id(), ...fields, proRata: z.optional(z.boolean()), effectiveFrom }),
  output: z.extend(leaveType, { effect: grantEffect }),
})

export const orderLeaveTypes = endpoint('PUT', '/leave-types/order', {
  allow: { group: 'LEAVE_TYPE', action: 'edit' },
  topics: ['leaveType', 'leave'],
  summary: 'Put all leave types into this order; LIST_CHANGED when these are not all of them any more',
  input: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(500)) }),
  output: nothing,
})

export const getLeaveTypeUsage = endpoint('GET', '/leave-types/:id/usage', {
  allow: { group: 'LEAVE_TYPE', action: 'view' },
  topics: ['leaveType', 'leave'],
  summary: 'What prevents deleting a leave type; all 0: it can be deleted',
  input: z.strictObject({ id: id() }),
  output: z.object({
    requests: z.int(),
    /** Days that HR gave or took by hand, or that were brought along. */
    adjustments: z.int(),
    /** Balances that followed a changed amount, or the end of an employment or of a year. */
    changes: z.int(),
  }),
})
export type LeaveTypeUsage = z.output<(typeof getLeaveTypeUsage)['output']>

export const deleteLeaveType = endpoint('DELETE', '/leave-types/:id', {
  allow: { group: 'LEAVE_TYPE', action: 'delete' },
  topics: ['leaveType', 'leave'],
  summary: 'Delete a leave type that nobody used, with its yearly grants; otherwise LEAVE_TYPE_IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})
