// What holds of somebody from a date: job history and its changes, the end of an employment, changes of many people at
// once (P8, R8, R9).
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import * as z from 'zod/mini'
import { requestKinds } from './approval-template.ts'
import { firstJobFields, optionalFields } from './employee-fields.ts'
import { employeeFilter } from './employee.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { closedReason, employeeId, id, localDate, optionalText, ownRecordReason, reason } from './field.ts'
import { person } from './person.ts'
import { recounted, takeDays } from './recount.ts'

const edit = { group: 'EMPLOYEE', action: 'edit' } as const

/** A unit, position, job grade, shift or role. */
export const named = z.object({ id: z.string(), name: z.string(), nameLo: z.string() })

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
const jobFactName = z.enum(jobFactNames)

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
  unit: z.nullable(named),
  position: z.nullable(named),
  jobGrade: z.nullable(named),
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
  /** Holds today. */
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

const refusal = z.nullable(z.object({ code: z.string(), message: z.string() }))

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
    units: z.array(named),
    /** Who leads the reports and units afterwards; null = nobody. */
    newManager: z.nullable(person),
    /** Planned job changes after the date, which are taken back. */
    jobChanges: z.array(z.object({ from: z.string(), changed: z.array(jobFactName) })),
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
    /** Changes the others when somebody is refused, instead of nobody. */
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
