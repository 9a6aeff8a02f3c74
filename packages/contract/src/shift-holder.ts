// Who has which work shift from a date on (P8).
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { bulkPreview, bulkResult, mostAtOnce } from './bulk-change.ts'
import { endpoint } from './endpoint.ts'
import { listOf, paging, plainPaging } from './envelope.ts'
import { choice, closedReason, employeeId, id, localDate, ownRecordReason, search } from './field.ts'
import { person } from './person.ts'
import { recountEffect, takeDays } from './recount.ts'

const edit = { group: 'WORKSHIFT', action: 'edit' } as const

const workShiftHolder = z.object({
  employee: person,
  staffId: z.string(),
  /** Null = by the company's default, without a date of its own. */
  from: z.nullable(z.string()),
  /** The last day; null = until something else is planned. */
  to: z.nullable(z.string()),
})
export type WorkShiftHolder = z.output<typeof workShiftHolder>

export const holderTimes = ['now', 'planned', 'past'] as const

export const listWorkShiftHolders = endpoint('GET', '/work-shifts/:id/holders', {
  allow: { group: 'WORKSHIFT', action: 'view' },
  topics: ['workShift'],
  summary: 'Who has the shift today, will have it, or had it before, by name',
  input: z.strictObject({
    id: id(),
    ...paging,
    search: search(),
    time: z._default(choice(holderTimes), 'now'),
  }),
  output: listOf(workShiftHolder),
})

/** These people, and those of a unit with all below it on the day. */
const assignment = {
  id: id(),
  employeeIds: z._default(z.array(employeeId()).check(z.maxLength(mostAtOnce)), []),
  unitId: z.optional(id()),
  from: localDate(),
  takeDays,
  closedReason: closedReason(),
}

export const previewAssignWorkShift = endpoint('POST', '/work-shifts/:id/assign/preview', {
  allow: edit,
  topics: ['workShift'],
  summary: 'What giving the shift to people from a day on would do, person by person; stores nothing',
  input: z.strictObject(assignment),
  output: bulkPreview,
})

export const assignWorkShift = endpoint('POST', '/work-shifts/:id/assign', {
  allow: edit,
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary:
    'Give the shift to people from a day on: all of them, or nobody when one is refused; the caller is left out',
  input: z.strictObject(assignment),
  output: bulkResult,
})

const employeeChange = { id: employeeId(), workShiftId: id(), from: localDate() }

export const getEmployeeShifts = endpoint('GET', '/employees/:id/shifts', {
  allow: { group: 'EMPLOYEE', action: 'view' },
  topics: ['workShift', 'employee'],
  summary: "The shifts a person had, has and will have, the latest first; the company's default in between",
  input: z.strictObject({ ...plainPaging, id: employeeId() }),
  output: z.array(
    z.object({
      /** Null = from the beginning on. */
      from: z.nullable(z.string()),
      /** The last day; null = until something else is planned. */
      to: z.nullable(z.string()),
      /** Applies today. */
      isCurrent: z.boolean(),
      /** Null when the company has no default. */
      shift: z.nullable(namedRow),
      isDefault: z.boolean(),
    }),
  ),
})

export const previewEmployeeShift = endpoint('POST', '/employees/:id/shift/preview', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['workShift', 'employee'],
  summary: 'What another shift would do to the leave of a person; stores nothing',
  input: z.strictObject(employeeChange),
  output: recountEffect,
})

export const setEmployeeShift = endpoint('PUT', '/employees/:id/shift', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary: 'Set the shift of a person from a date until the next planned change; leave is recounted',
  input: z.strictObject({
    ...employeeChange,
    takeDays,
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: recountEffect,
})
