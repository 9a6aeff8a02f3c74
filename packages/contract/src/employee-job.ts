// The job history of a person and its changes (P8, R9).
import { namedRow } from './named-row.ts'
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import * as z from 'zod/mini'
import { firstJobFields, optionalFields } from './employee-fields.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { employeeId, localDate, optionalText, ownRecordReason } from './field.ts'
import { person } from './person.ts'

const edit = { group: 'EMPLOYEE', action: 'edit' } as const

/** A unit, position, job grade, shift or role. */

/** The dated facts that a job change can set; left out = stays as it is, empty = cleared. */
export const jobFactNames = [
  'unitId',
  'positionId',
  'jobGradeId',
  'lineManagerId',
  'contractType',
  'contractStart',
  'contractEnd',
  'salaryAmount',
  'salaryCurrency',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
  'costCenter',
] as const
export const jobFactName = z.enum(jobFactNames)

/** Money in the smallest unit of its currency. */
export const pay = z.object({
  salaryAmount: z.nullable(z.int()),
  salaryCurrency: z.nullable(z.string()),
  fuelAllowance: z.nullable(z.int()),
  phoneAllowance: z.nullable(z.int()),
  housingAllowance: z.nullable(z.int()),
  homeTripAllowance: z.nullable(z.int()),
})

const shownJob = z.object({
  unit: z.nullable(namedRow),
  position: z.nullable(namedRow),
  jobGrade: z.nullable(namedRow),
  lineManager: z.nullable(person),
  contractType: z.nullable(z.enum(contractTypes)),
  contractStart: z.nullable(z.string()),
  contractEnd: z.nullable(z.string()),
  costCenter: z.string(),
  /** Null for a reader who may not see pay (P7). */
  pay: z.nullable(pay),
})
export type ShownJob = z.output<typeof shownJob>

const jobRow = z.object({
  from: z.string(),
  /** The last day; null = until something else is planned. */
  to: z.nullable(z.string()),
  isFuture: z.boolean(),
  /** Applies today. */
  isCurrent: z.boolean(),
  facts: shownJob,
  /** What differs from the row before; empty on the first row. */
  changed: z.array(jobFactName),
})
export type JobRow = z.output<typeof jobRow>

export const listJobs = endpoint('GET', '/employees/:id/jobs', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary:
    'The job history of a person, newest first, for EMPLOYEE view, the person and who leads them; pay only for EMPLOYEE edit and the person',
  input: z.strictObject({ ...plainPaging, id: employeeId() }),
  output: z.array(jobRow),
})

export const refusal = z.nullable(z.object({ code: z.string(), message: z.string() }))

/** A step of a pending request that moves to somebody else (R9). `to` null = it goes to HR, or is skipped. */
export const movedStep = z.object({
  kind: z.string(),
  requestId: z.string(),
  number: z.int(),
  requester: person,
  approveOrder: z.int(),
  from: z.nullable(person),
  to: z.nullable(person),
})

const jobChange = { id: employeeId(), from: localDate(), ...optionalFields(firstJobFields) }

export const previewJobChange = endpoint('POST', '/employees/:id/jobs/preview', {
  allow: edit,
  topics: ['employee', 'organization'],
  summary: 'What a job change would do: facts before and after, later changes that stay, approvals that move',
  input: z.strictObject({ ...jobChange, reason: optionalText(255) }),
  output: z.object({
    refusal,
    before: z.nullable(shownJob),
    after: z.nullable(shownJob),
    changed: z.array(jobFactName),
    /** Planned already for a later day; they stay. */
    later: z.array(z.object({ from: z.string(), changed: z.array(jobFactName), facts: shownJob })),
    /** Approval steps that go to somebody else, on the day of the change. */
    steps: z.array(movedStep),
    /** Everybody below the person, who comes along to the new line manager; the first 50 of `teamCount`. */
    team: z.array(person),
    teamCount: z.int(),
  }),
})
export type JobChangePreview = z.output<(typeof previewJobChange)['output']>

export const changeJob = endpoint('POST', '/employees/:id/jobs', {
  allow: edit,
  topics: ['employee', 'organization', 'leave', 'attendance'],
  summary:
    'Change facts of a job from a date on, past or future; a change of closed days needs the reason. Answers the job history',
  input: z.strictObject({ ...jobChange, reason: optionalText(255) }),
  output: z.array(jobRow),
})

export const cancelJobChange = endpoint('DELETE', '/employees/:id/jobs/:from', {
  allow: edit,
  topics: ['employee', 'organization'],
  summary: 'Take back a change that is planned for a later day; answers the job history',
  input: z.strictObject({ id: employeeId(), from: localDate(), ownRecordReason: ownRecordReason() }),
  output: z.array(jobRow),
})
