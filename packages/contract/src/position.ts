// Positions and job grades: names with their number of holders. One that is in use is merged, not deleted.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, id, name, optionalText, ownRecordReason, search } from './field.ts'
import { person } from './person.ts'

const fields = { name: name(), nameLo: optionalText(50) }

export const position = z.object({
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  /** People who hold it today. */
  employeeCount: z.int(),
  /** Somebody has, had or will have it: it can be merged into another one, not deleted. */
  inUse: z.boolean(),
})
export type Position = z.output<typeof position>

/** Grades have a rank; `sortOrder` counts from 1 = the first of the list. */
export const jobGrade = z.extend(position, { sortOrder: z.int() })
export type JobGrade = z.output<typeof jobGrade>

/** One stretch of time in which somebody has it; `to` null = until further notice. */
const heldBy = z.object({
  employee: person,
  staffId: z.string(),
  from: z.string(),
  to: z.nullable(z.string()),
  isCurrent: z.boolean(),
})
export type HeldBy = z.output<typeof heldBy>

/** What a merge would move: so many people, of whom so many hold it today, in so many rows of the job history. */
const mergeEffect = z.object({ people: z.int(), peopleToday: z.int(), historyRows: z.int() })

export const positionSorts = ['name', '-name', 'employeeCount', '-employeeCount'] as const

export const listPositions = endpoint('GET', '/positions', {
  allow: { group: ['POSITION', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'The positions with how many people hold them today',
  input: z.strictObject({ ...paging, search: search(), sort: z._default(choice(positionSorts), 'name') }),
  output: listOf(position),
})

export const createPosition = endpoint('POST', '/positions', {
  allow: { group: 'POSITION', action: 'add' },
  topics: ['organization'],
  summary: 'Create a position; its name is used once',
  input: z.strictObject(fields),
  output: position,
})

export const getPosition = endpoint('GET', '/positions/:id', {
  allow: { group: ['POSITION', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'One position',
  input: z.strictObject({ id: id() }),
  output: position,
})

export const updatePosition = endpoint('PUT', '/positions/:id', {
  allow: { group: 'POSITION', action: 'edit' },
  topics: ['organization'],
  summary: 'Rename a position',
  input: z.strictObject({ id: id(), ...fields }),
  output: position,
})

export const deletePosition = endpoint('DELETE', '/positions/:id', {
  allow: { group: 'POSITION', action: 'delete' },
  topics: ['organization'],
  summary: 'Delete a position that nobody has, had or will have; otherwise IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const listPositionEmployees = endpoint('GET', '/positions/:id/employees', {
  allow: { group: ['POSITION', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'Who has, had or will have the position, the latest first',
  input: z.strictObject({ id: id(), ...paging }),
  output: listOf(heldBy),
})

export const previewPositionMerge = endpoint('GET', '/positions/:id/merge', {
  allow: { group: 'POSITION', action: 'edit' },
  topics: ['organization'],
  summary: 'What merging the position into another one would move; stores nothing',
  input: z.strictObject({ id: id(), intoId: id() }),
  output: mergeEffect,
})

export const mergePosition = endpoint('POST', '/positions/:id/merge', {
  allow: { group: 'POSITION', action: 'edit' },
  topics: ['organization'],
  summary: 'Everybody who has, had or will have the position gets the other one instead; this one is deleted',
  input: z.strictObject({ id: id(), intoId: id(), ownRecordReason: ownRecordReason() }),
  output: position,
})

const jobGradeSorts = ['sortOrder', ...positionSorts] as const

export const listJobGrades = endpoint('GET', '/job-grades', {
  allow: { group: ['JOB_GRADE', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'The job grades with how many people hold them today',
  input: z.strictObject({
    ...paging,
    search: search(),
    sort: z._default(choice(jobGradeSorts), 'sortOrder'),
  }),
  output: listOf(jobGrade),
})

export const createJobGrade = endpoint('POST', '/job-grades', {
  allow: { group: 'JOB_GRADE', action: 'add' },
  topics: ['organization'],
  summary: 'Create a job grade, the last of the order; its name is used once',
  input: z.strictObject(fields),
  output: jobGrade,
})

export const orderJobGrades = endpoint('PUT', '/job-grades/order', {
  allow: { group: 'JOB_GRADE', action: 'edit' },
  topics: ['organization'],
  summary: 'Set the order of job grades; those left out follow in their current order',
  input: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(500)) }),
  output: nothing,
})

export const getJobGrade = endpoint('GET', '/job-grades/:id', {
  allow: { group: ['JOB_GRADE', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'One job grade',
  input: z.strictObject({ id: id() }),
  output: jobGrade,
})

export const updateJobGrade = endpoint('PUT', '/job-grades/:id', {
  allow: { group: 'JOB_GRADE', action: 'edit' },
  topics: ['organization'],
  summary: 'Rename a job grade',
  input: z.strictObject({ id: id(), ...fields }),
  output: jobGrade,
})

export const deleteJobGrade = endpoint('DELETE', '/job-grades/:id', {
  allow: { group: 'JOB_GRADE', action: 'delete' },
  topics: ['organization'],
  summary: 'Delete a job grade that nobody has, had or will have; otherwise IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const listJobGradeEmployees = endpoint('GET', '/job-grades/:id/employees', {
  allow: { group: ['JOB_GRADE', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'Who has, had or will have the job grade, the latest first',
  input: z.strictObject({ id: id(), ...paging }),
  output: listOf(heldBy),
})

export const previewJobGradeMerge = endpoint('GET', '/job-grades/:id/merge', {
  allow: { group: 'JOB_GRADE', action: 'edit' },
  topics: ['organization'],
  summary: 'What merging the job grade into another one would move; stores nothing',
  input: z.strictObject({ id: id(), intoId: id() }),
  output: mergeEffect,
})

export const mergeJobGrade = endpoint('POST', '/job-grades/:id/merge', {
  allow: { group: 'JOB_GRADE', action: 'edit' },
  topics: ['organization'],
  summary:
    'Everybody who has, had or will have the job grade gets the other one instead; this one is deleted',
  input: z.strictObject({ id: id(), intoId: id(), ownRecordReason: ownRecordReason() }),
  output: jobGrade,
})
