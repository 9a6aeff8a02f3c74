// A change of many people at once, from a date (P8).
import * as z from 'zod/mini'
import { refusal } from './employee-job.ts'
import { employeeFilter } from './employee.ts'
import { endpoint } from './endpoint.ts'
import { closedReason, employeeId, id, localDate } from './field.ts'
import { person } from './person.ts'
import { recounted, takeDays } from './recount.ts'

const edit = { group: 'EMPLOYEE', action: 'edit' } as const

/** A call has at most 1,000 parameters, and it says more than whom it is about. */
export const mostAtOnce = 990

const countGiven = (...values: readonly unknown[]) => values.filter(value => value !== undefined).length

/** Exactly one of unitId, lineManagerId, workShiftId and roleId. The role is added to the existing ones. */
const bulkChangeInput = z
  .strictObject({
    employeeIds: z.optional(z.array(employeeId()).check(z.minLength(1), z.maxLength(mostAtOnce))),
    /** Instead of ids: everybody whom the list of employees finds, at most `mostAtOnce`. */
    matching: z.optional(z.strictObject(employeeFilter)),
    /** How many of them the caller has seen: a change of another number is refused. */
    matched: z.optional(z.int()),
    /** If some people are refused, applies the change to the others; otherwise to nobody. */
    leaveOutRefused: z.optional(z.boolean()),
    from: localDate(),
    unitId: z.optional(id()),
    lineManagerId: z.optional(employeeId()),
    workShiftId: z.optional(id()),
    roleId: z.optional(id()),
    /** For a shift: leave of theirs that counts more days then. */
    takeDays,
    closedReason: closedReason(),
  })
  .check(
    z.refine(given => countGiven(given.unitId, given.lineManagerId, given.workShiftId, given.roleId) === 1, {
      error: 'invalid',
      path: ['unitId'],
    }),
    z.refine(given => countGiven(given.employeeIds, given.matching) === 1, {
      error: 'invalid',
      path: ['employeeIds'],
    }),
  )

export const bulkRow = z.object({
  employee: person,
  staffId: z.string(),
  /** Names as they are; '' = none. */
  before: z.string(),
  beforeLo: z.string(),
  after: z.string(),
  afterLo: z.string(),
  /** It is so already. */
  unchanged: z.boolean(),
  refusal,
})

export const bulkPreview = z.object({
  rows: z.array(bulkRow),
  changed: z.int(),
  unchanged: z.int(),
  /** They stop the change; the row of the caller is left out instead (P11). */
  refused: z.int(),
  /** Leave that another shift counts differently (L10). */
  requests: z.array(recounted),
})
export type BulkPreview = z.output<typeof bulkPreview>

/** leftOut: the caller, whose own unit, manager and shift others change (P11), and with `leaveOutRefused` those refused. */
export const bulkResult = z.object({ changed: z.int(), unchanged: z.int(), leftOut: z.int() })

export const previewBulkChange = endpoint('POST', '/employees/bulk/preview', {
  allow: edit,
  topics: ['employee', 'organization'],
  summary: 'What a change of unit, line manager, shift or role of many people would do, person by person',
  input: bulkChangeInput,
  output: bulkPreview,
})

export const bulkChange = endpoint('POST', '/employees/bulk', {
  allow: edit,
  topics: ['employee', 'organization', 'access', 'workShift', 'leave', 'attendance'],
  summary:
    'Change the unit, line manager, shift or role of many people, named or matching a filter, from a date: all of them, or nobody when one is refused, unless those are left out; nobody changes their own unit, manager or shift this way, they are left out',
  input: bulkChangeInput,
  output: bulkResult,
})
