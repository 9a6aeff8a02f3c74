// Employees: the approver search of the spec, the list, and the import (P10).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import {
  choice,
  email,
  employeeId,
  localDate,
  name,
  optionalText,
  personName,
  requiredText,
  search,
} from './field.ts'
import { person } from './person.ts'

export const employeeStatuses = ['active', 'probation', 'inactive', 'terminated'] as const

export const employeeRow = z.extend(person, {
  staffId: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: z.enum(employeeStatuses),
  unit: z.nullable(z.string()),
  unitLo: z.nullable(z.string()),
  position: z.nullable(z.string()),
  positionLo: z.nullable(z.string()),
  jobGrade: z.nullable(z.string()),
  lineManager: z.nullable(person),
  startDate: z.string(),
})
export type EmployeeRow = z.output<typeof employeeRow>

/** The attributes a search may ask for; anything else is refused. */
export const employeeAttributes = [
  'id',
  'firstName',
  'lastName',
  'firstNameLo',
  'lastNameLo',
  'profileImage',
] as const

export const searchEmployees = endpoint({
  method: 'GET',
  path: '/employees',
  allow: 'app',
  summary:
    'With q=all: a plain list of at most 50 people, to pick approvers. Without: the employees, for EMPLOYEE view',
  input: z.strictObject({
    ...paging,
    q: z.optional(z.literal('all', 'choice')),
    attributes: optionalText(200),
    search: search(),
    status: z.optional(choice(employeeStatuses)),
  }),
  output: z.union([z.array(z.partial(person)), listOf(employeeRow)]),
})

export const importColumns = [
  'staffId',
  'firstName',
  'lastName',
  'firstNameLo',
  'lastNameLo',
  'gender',
  'email',
  'phone',
  'unit',
  'position',
  'jobGrade',
  'manager',
  'startDate',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** One file of at most 10 MB. */
export const importFile = { field: 'file', most: 1, bytes: 10 * 1024 * 1024 } as const

/** Letters, digits and a few marks, beginning with a letter or digit. */
export const staffId = () =>
  requiredText(30).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/-]*$/u, 'staffIdFormat'))

/** One row of an import, after its dates and phones were read. What is left out stays as it is. */
export const importRow = z.object({
  staffId: staffId(),
  firstName: z.optional(personName()),
  lastName: z.optional(personName()),
  firstNameLo: z.optional(requiredText(50)),
  lastNameLo: z.optional(requiredText(50)),
  gender: z.optional(z.enum(['male', 'female'], 'genderChoice')),
  email: z.optional(email()),
  phone: z.optional(requiredText(20)),
  unit: z.optional(name()),
  position: z.optional(name()),
  jobGrade: z.optional(name()),
  manager: z.optional(staffId()),
  startDate: z.optional(localDate()),
})
export type ImportRow = z.output<typeof importRow>

export const importEmployees = endpoint({
  method: 'POST',
  path: '/employees/import',
  allow: { group: 'EMPLOYEE', action: 'add' },
  summary:
    'Import .xlsx or .csv; staff id is the key. A dry run stores nothing and shows what would happen; with errors nothing is stored either',
  input: z.strictObject({ dryRun: z._default(z.boolean(), true) }),
  files: importFile,
  secret: true,
  output: z.object({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** `row` counts from 1 = the header row; `column` as in the file. */
    errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
    /** Columns of the file that mean nothing here. */
    ignoredColumns: z.array(z.string()),
    /** Units, positions and job grades that the file names and that do not exist yet. */
    newUnits: z.array(z.string()),
    newPositions: z.array(z.string()),
    newJobGrades: z.array(z.string()),
    /** Temporary passwords of the accounts made now: shown once, never stored in the clear. */
    signIns: z.array(
      z.object({
        staffId: z.string(),
        name: z.string(),
        username: z.string(),
        temporaryPassword: z.string(),
      }),
    ),
  }),
})
export type ImportResult = z.output<(typeof importEmployees)['output']>

export const resetEmployeePassword = endpoint({
  method: 'POST',
  path: '/employees/:id/reset-password',
  allow: { group: 'EMPLOYEE', action: 'edit' },
  summary: 'Give a temporary password, shown once; ends the sessions of the person',
  secret: true,
  input: z.strictObject({ id: employeeId() }),
  output: z.object({ username: z.string(), temporaryPassword: z.string() }),
})
