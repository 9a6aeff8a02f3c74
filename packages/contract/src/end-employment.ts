// The end of an employment, and taking it back (P8, R8, R9).
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { requestKinds } from './approval-template.ts'
import { jobFactName, movedStep, refusal } from './employee-job.ts'
import { endpoint } from './endpoint.ts'
import { closedReason, employeeId, localDate, ownRecordReason, reason } from './field.ts'
import { person } from './person.ts'

const edit = { group: 'EMPLOYEE', action: 'edit' } as const

/** A request of the person. `isCancelled`: ending the employment cancels it. */
const affectedRequest = z.object({
  kind: z.string(),
  id: z.string(),
  number: z.int(),
  status: z.enum(['PENDING', 'APPROVED']),
  title: z.string(),
  titleLo: z.string(),
  from: z.string(),
  to: z.string(),
  isCancelled: z.boolean(),
})

export const previewEndEmployment = endpoint('POST', '/employees/:id/terminate/preview', {
  allow: edit,
  topics: ['employee', 'organization'],
  summary: 'What ending the employment would do: requests, approvals, reports, units, planned changes, leave',
  input: z.strictObject({ id: employeeId(), date: localDate(), newManagerId: z.optional(employeeId()) }),
  output: z.object({
    refusal,
    /** Pending requests, and approved leave that begins or continues after the date. */
    requests: z.array(affectedRequest),
    /** Steps that wait for the person and go to somebody else. */
    steps: z.array(movedStep),
    /** Kinds of request whose approval line asks the person by name: the step is skipped from then on (R8). */
    templates: z.array(z.enum(requestKinds)),
    reports: z.array(person),
    units: z.array(namedRow),
    /** Who leads the reports and units afterwards; null = nobody. */
    newManager: z.nullable(person),
    /** Planned job changes after the date, which are taken back. */
    jobChanges: z.array(z.object({ from: z.string(), changed: z.array(jobFactName) })),
    /** Half days left on the last day, once this has happened; empty for readers who may not see the balance. */
    leave: z.array(z.object({ leaveTypeId: z.string(), available: z.int() })),
  }),
})
export type EndEmploymentPreview = z.output<(typeof previewEndEmployment)['output']>

const employmentState = z.object({
  status: z.enum(['active', 'probation', 'inactive', 'terminated']),
  /** The last day; in the future while the end is planned. */
  endedOn: z.nullable(z.string()),
})

export const endEmployment = endpoint('POST', '/employees/:id/terminate', {
  allow: edit,
  topics: ['employee', 'organization', 'leave', 'attendance'],
  summary: 'End the employment after its last day: now, or planned for a day to come. Every record is kept',
  input: z.strictObject({
    id: employeeId(),
    date: localDate(),
    reason: reason(),
    newManagerId: z.optional(employeeId()),
  }),
  output: employmentState,
})

export const reinstateEmployee = endpoint('POST', '/employees/:id/reinstate', {
  allow: edit,
  topics: ['employee', 'organization', 'leave', 'attendance'],
  summary: 'Take back a planned end, or employ the person again from a date (today when left out)',
  input: z.strictObject({
    id: employeeId(),
    from: z.optional(localDate()),
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: employmentState,
})
