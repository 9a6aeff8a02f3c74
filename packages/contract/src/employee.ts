// Employees: the approver search of the spec, the list and its export (P7, P8).
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import { askedFields } from '@hr/domain/employee/missing-fields.ts'
import { isNameLetter } from '@hr/domain/employee/name-letters.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import {
  choice,
  employeeId,
  givenPassword,
  id,
  localDate,
  optionalText,
  requiredText,
  search,
} from './field.ts'
import type { MessageCode } from './messages/text.ts'
import { passkey } from './passkey.ts'
import { person, positionNames, unitNames } from './person.ts'

export const employeeStatuses = ['active', 'probation', 'inactive', 'terminated'] as const

export const employeeRow = z.extend(person, {
  staffId: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: z.enum(employeeStatuses),
  ...unitNames,
  ...positionNames,
  jobGrade: z.nullable(z.string()),
  lineManager: z.nullable(person),
  contractType: z.nullable(z.enum(contractTypes)),
  startDate: z.string(),
  /** The last day; in the future while the end is planned. */
  endDate: z.nullable(z.string()),
  /** What the form asks of everybody and the record lacks. */
  missing: z.array(z.enum(askedFields)),
  /** Whether the reader may reset the person's password. */
  canResetPassword: z.boolean(),
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

export const employeeSorts = ['name', '-name', 'staffId', '-staffId', 'startDate', '-startDate'] as const
export type EmployeeSort = (typeof employeeSorts)[number]

/** Which employees: of the unit and all units below it, by what they do on `date` (today when left out). */
export const employeeFilter = {
  search: search(),
  /** Names in the reader's language that are sorted under it: a to z, or a Lao consonant. */
  letter: z.optional(z.string().check(z.refine(isNameLetter, { error: 'choice' }))),
  status: z.optional(choice(employeeStatuses)),
  unitId: z.optional(id()),
  positionId: z.optional(id()),
  jobGradeId: z.optional(id()),
  contractType: z.optional(choice(contractTypes)),
  /** Only people employed on this day, with what they did then. */
  date: z.optional(localDate()),
  /** Only records that lack something the form asks of everybody. */
  incomplete: z._default(z.boolean(), false),
}

export const searchEmployees = endpoint('GET', '/employees', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary:
    'With q=all: a plain list of at most 50 people, to pick approvers. Without: the employees, for EMPLOYEE view',
  input: z.strictObject({
    ...plainPaging,
    after: paging.after,
    q: z.optional(z.literal('all', 'choice')),
    attributes: optionalText(200),
    ...employeeFilter,
    /** Missing: by name, best match of the search first. */
    sort: z.optional(choice(employeeSorts)),
  }),
  output: z.union([z.array(z.partial(person)), listOf(employeeRow)]),
})

export const exportEmployees = endpoint('GET', '/employees/export', {
  allow: { group: 'EMPLOYEE', action: 'export' },
  topics: [],
  summary:
    'The employees of the list as .xlsx, in the columns of the import; pay, bank and documents only for EMPLOYEE edit, and logged',
  raw: true,
  input: z.strictObject({
    ...employeeFilter,
    /** Only these people of the filter: ids with commas between them. */
    employeeIds: z.optional(
      z.string().check(z.maxLength(11_000), z.regex(/^\d{1,9}(,\d{1,9})*$/, 'invalid')),
    ),
  }),
  output: nothing,
})

/** Letters, digits and a few marks, beginning with a letter or digit. */
export const staffId = (unlike: MessageCode = 'staffIdFormat') =>
  requiredText(30).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/-]*$/u, unlike))

export const turnOffEmployeeSecondStep = endpoint('POST', '/employees/:id/second-step/off', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary:
    'Turn off the two-step sign-in of somebody who lost phone and recovery codes, and tell them. Needs the password of the caller',
  secret: true,
  input: z.strictObject({ id: employeeId(), password: givenPassword() }),
  output: nothing,
})

export const listEmployeePasskeys = endpoint('GET', '/employees/:id/passkeys', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'The passkeys of somebody else, for those who may reset their sign-in',
  input: z.strictObject({ id: employeeId() }),
  output: z.object({ passkeys: z.array(passkey) }),
})

export const removeEmployeePasskey = endpoint('POST', '/employees/:id/passkeys/:passkeyId/remove', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary:
    'Remove a passkey of somebody who lost its device, end their sessions and notify them. Needs the password of the caller',
  secret: true,
  input: z.strictObject({ id: employeeId(), passkeyId: id(), password: givenPassword() }),
  output: nothing,
})

export const resetEmployeePassword = endpoint('POST', '/employees/:id/reset-password', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary:
    'Reset a password, by mail where the person has an address, else with a temporary one shown once; ends the sessions of the person. Needs the password of the caller',
  secret: true,
  input: z.strictObject({ id: employeeId(), password: givenPassword() }),
  /** Null when a link went to the person's own address. */
  output: z.object({ username: z.string(), temporaryPassword: z.nullable(z.string()) }),
})
