// Importing employees (P10): every field of the record in one table; the export has the same columns.
import { namedRow } from './named-row.ts'
import { nameColumns } from '@hr/domain/employee/import-facts.ts'
import * as z from 'zod/mini'
import { recordShape } from './employee-contact.ts'
import { firstJobFields } from './employee-fields.ts'
import { employeeStatuses, staffId } from './employee.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, closedReason, id, name, requiredText } from './field.ts'
import {
  goodRowsInput,
  goodRowsOutput,
  importedColumns,
  importError,
  importFile,
  importInput,
} from './import.ts'

/** In the order of the export. */
export const importColumns = [
  'staffId',
  'firstName',
  'lastName',
  'firstNameLo',
  'lastNameLo',
  'gender',
  'dateOfBirth',
  'nationality',
  'birthPlace',
  'maritalStatus',
  'yearWorkExperience',
  'email',
  'phone',
  'otherPhones',
  'province',
  'district',
  'village',
  'addressLine',
  'emergencyPerson',
  'emergencyContact',
  'unit',
  'position',
  'jobGrade',
  'manager',
  'workShift',
  'status',
  'startDate',
  'probationEndsOn',
  'contractType',
  'contractStart',
  'contractEnd',
  'costCenter',
  'deviceNumber',
  'education',
  'familyBookNumber',
  'passportNumber',
  'passportExpiresOn',
  'visaNumber',
  'visaExpiresOn',
  'workPermitNumber',
  'workPermitExpiresOn',
  'ssoNumber',
  'salaryAmount',
  'salaryCurrency',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
  'bankName',
  'bankHolderName',
  'bankAccountNumber',
  'bankCurrency',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Only those who hold EMPLOYEE edit may write these or get them in an export (P7). */
export const sensitiveColumns: readonly ImportColumn[] = importColumns.slice(
  importColumns.indexOf('familyBookNumber'),
)

/** An address part: of the lists, or as it was written. */
const place = z.object({ id: z.nullable(z.int()), name: z.string().check(z.maxLength(100)) })
const text = (most: number) => requiredText(most)
const { education, otherPhones } = recordShape

/** One row of an import, after its cells were read. Omitted fields stay unchanged. */
export const importRow = z.object({
  staffId: staffId(),
  ...z.partial(
    z.object({
      firstName: recordShape.firstName,
      lastName: recordShape.lastName,
      firstNameLo: text(50),
      lastNameLo: text(50),
      gender: recordShape.gender,
      dateOfBirth: recordShape.dateOfBirth,
      nationality: text(100),
      birthPlace: text(150),
      maritalStatus: recordShape.maritalStatus,
      yearWorkExperience: recordShape.yearWorkExperience,
      email: recordShape.email,
      phone: recordShape.phone,
      otherPhones,
      province: place,
      district: place,
      village: place,
      addressLine: text(255),
      emergencyPerson: text(100),
      emergencyContact: recordShape.emergencyContact,
      unit: name(),
      position: name(),
      jobGrade: name(),
      manager: staffId('managerStaffId'),
      /** Id; by name in the file. Only of new people. */
      workShift: id(),
      status: choice(employeeStatuses),
      startDate: recordShape.startDate,
      probationEndsOn: recordShape.probationEndsOn,
      contractType: firstJobFields.contractType,
      contractStart: firstJobFields.contractStart,
      contractEnd: firstJobFields.contractEnd,
      costCenter: text(50),
      deviceNumber: recordShape.deviceNumber,
      education,
      familyBookNumber: text(50),
      passportNumber: text(50),
      passportExpiresOn: recordShape.passportExpiresOn,
      visaNumber: text(50),
      visaExpiresOn: recordShape.visaExpiresOn,
      workPermitNumber: text(50),
      workPermitExpiresOn: recordShape.workPermitExpiresOn,
      ssoNumber: text(50),
      salaryAmount: firstJobFields.salaryAmount,
      salaryCurrency: firstJobFields.salaryCurrency,
      fuelAllowance: firstJobFields.fuelAllowance,
      phoneAllowance: firstJobFields.phoneAllowance,
      housingAllowance: firstJobFields.housingAllowance,
      homeTripAllowance: firstJobFields.homeTripAllowance,
      bankName: text(100),
      bankHolderName: text(100),
      bankAccountNumber: text(50),
      bankCurrency: recordShape.bankCurrency,
    }),
  ).shape,
})

const meaning = choice([...importColumns, 'ignore'])

/** Unknown names in one import; the user decides on each. */
export const mostUnknownNames = 300

/** A person the import creates or changes. */
const importedPerson = z.object({
  row: z.int(),
  staffId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  isNew: z.boolean(),
  /** The salary changes by more than half, which the caller has to confirm. */
  isLargePay: z.boolean(),
  /** As in an export, managers also by name: dates 'YYYY-MM-DD', money in whole units of the currency. '' = nothing. */
  changes: z.array(z.object({ column: z.enum(importColumns), before: z.string(), after: z.string() })),
  /** Of the money in `changes`. */
  currency: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
})
export type ImportedPersonChange = z.output<typeof importedPerson>

/** A name in the file that no unit has, or that a known position or grade probably has. */
export const unknownName = z.object({
  column: z.enum(nameColumns),
  name: z.string(),
  /** In how many rows. */
  rows: z.int(),
  /** Those with a similar name, the nearest first. */
  proposals: z.array(namedRow),
})
export type UnknownName = z.output<typeof unknownName>

export const importEmployees = endpoint('POST', '/employees/import', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee', 'organization', 'access', 'leave', 'attendance'],
  summary:
    'Import .xlsx or .csv; staff id is the key. A dry run stores nothing and shows every change, old and new. With errors nothing is stored, or the rows without errors with `goodRowsOnly`. PAY_UNCONFIRMED for salaries that change by more than half, without the key of the dry run. Ending the request early cancels it: nothing is stored',
  input: z.strictObject({
    ...importInput(meaning),
    /** One for all rows whose first day changes days of closed periods. */
    closedReason: closedReason(),
    /** The meaning of unknown names: an existing unit, position or grade, or a new one without `id`; units below the company. */
    names: z._default(
      z
        .array(z.strictObject({ column: choice(nameColumns), name: name(), id: z.optional(id()) }))
        .check(z.maxLength(mostUnknownNames)),
      [],
    ),
    /** `largePay.key` of the dry run: the reader has confirmed these changes. */
    confirmedPay: z.optional(z.string().check(z.maxLength(100))),
    ...goodRowsInput,
  }),
  files: importFile,
  secret: true,
  output: z.object({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Of the rows created and updated: their first day reaches into a closed period. */
    closed: z.int(),
    /** Rows whose record then lacks something the form asks of everybody. */
    incomplete: z.int(),
    /** Rows of known people with another work shift, which an import does not change. */
    otherShifts: z.int(),
    /** Rows whose e-mail applies only after the new and the old address answer. */
    waitingEmails: z.int(),
    errors: z.array(importError),
    ...goodRowsOutput,
    /** Whom a dry run would create or change, by row. */
    people: z.array(importedPerson),
    /** `key` is for exactly these changes; '' = there are none. */
    largePay: z.object({ rows: z.int(), key: z.string() }),
    unknownNames: z.array(unknownName),
    /** New units go below it. */
    company: z.object({ name: z.string(), nameLo: z.string() }),
    /** The row of the caller, when it changes pay, job or employment: others do that (P11). */
    leftOut: z.array(importError),
    columns: importedColumns(z.enum(importColumns)),
    /** Headers of the file that mean nothing here. */
    ignoredColumns: z.array(z.string()),
    /** Units the caller wants, and positions and job grades of the file that do not exist yet. */
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

export const importTemplate = endpoint('GET', '/employees/import/template', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: [],
  summary:
    'An empty .xlsx to fill in: the columns in the reader’s language, one example, and what each column takes',
  raw: true,
  input: z.strictObject({}),
  output: nothing,
})
