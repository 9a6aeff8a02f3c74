// A person's record (P7): card, personal part and sensitive part, as far as the reader may see them.
import { askedFields } from '@hr/domain/employee/missing-fields.ts'
import * as z from 'zod/mini'
import { education, employmentTypes, genders, maritalStatuses } from './employee-fields.ts'
import { employeeDocument } from './employee-document.ts'
import { waitingEmail } from './email-change.ts'
import { employeeStatuses } from './employee.ts'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { employeeId } from './field.ts'
import { person } from './person.ts'
import { postalAddress } from './postal-address.ts'

const text = z.nullable(z.string())
const amount = z.nullable(z.int())

/** The card of a person, for everybody who may view the organisation. */
const employeeCard = z.extend(person, {
  staffId: z.string(),
  status: z.enum(employeeStatuses),
  unitId: text,
  unit: text,
  unitLo: text,
  /** Office of the unit. */
  location: text,
  positionId: text,
  position: text,
  positionLo: text,
  jobGradeId: text,
  jobGrade: text,
  lineManager: z.nullable(person),
  email: text,
  phone: text,
  startDate: z.string(),
  endDate: text,
  /** People whose line manager this person is today. */
  reportCount: z.int(),
})
export type EmployeeCard = z.output<typeof employeeCard>

const employeePersonal = z.object({
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  gender: z.nullable(z.enum(genders)),
  dateOfBirth: text,
  nationality: z.string(),
  birthPlace: z.string(),
  maritalStatus: z.nullable(z.enum(maritalStatuses)),
  yearWorkExperience: z.nullable(z.int()),
  otherPhones: z.array(z.string()),
  address: postalAddress,
  emergencyPerson: z.string(),
  emergencyContact: text,
  probationEndsOn: text,
  education: z.array(education),
  contractType: z.nullable(z.enum(employmentTypes)),
  contractStart: text,
  contractEnd: text,
  costCenter: z.string(),
  username: text,
  deviceNumber: text,
  endReason: z.string(),
  roles: z.array(z.object({ id: z.string(), code: z.string(), name: z.string(), nameLo: z.string() })),
  missing: z.array(z.enum(askedFields)),
})
export type EmployeePersonal = z.output<typeof employeePersonal>

const employeeSensitive = z.object({
  familyBookNumber: z.string(),
  passportNumber: z.string(),
  passportExpiresOn: text,
  visaNumber: z.string(),
  visaExpiresOn: text,
  workPermitNumber: z.string(),
  workPermitExpiresOn: text,
  ssoNumber: z.string(),
  bankName: z.string(),
  bankHolderName: z.string(),
  bankAccountNumber: z.string(),
  bankCurrency: text,
  /** Money in the smallest unit of `salaryCurrency`; allowances are in the same currency. */
  salaryAmount: amount,
  salaryCurrency: text,
  fuelAllowance: amount,
  phoneAllowance: amount,
  housingAllowance: amount,
  homeTripAllowance: amount,
  documents: z.array(employeeDocument),
})
export type EmployeeSensitive = z.output<typeof employeeSensitive>

export const employeeRecord = z.object({
  card: employeeCard,
  /** Null unless the reader has EMPLOYEE view or is the person. */
  personal: z.nullable(employeePersonal),
  /** Null unless the reader has EMPLOYEE edit or is the person (P7). */
  sensitive: z.nullable(employeeSensitive),
  /** Another e-mail that is not confirmed yet; null unless the reader has EMPLOYEE edit or is the person. */
  waitingEmail: z.nullable(waitingEmail),
  /**
   * When the mail server first refused the e-mail address, since a message last arrived; null if none was refused, or
   * for a reader without EMPLOYEE view.
   */
  emailRefusedAt: z.nullable(z.string()),
  may: z.object({
    edit: z.boolean(),
    /** Contact, address, emergency contact and photo of oneself. */
    editOwn: z.boolean(),
    propose: z.boolean(),
    delete: z.boolean(),
    terminate: z.boolean(),
    resetPassword: z.boolean(),
    /** The person has one. */
    turnOffSecondStep: z.boolean(),
    /** The person has passkeys. */
    removePasskeys: z.boolean(),
    changeJob: z.boolean(),
  }),
  /** Send it back with a change, so that no other change is overwritten. */
  version: z.string(),
})
export type EmployeeRecord = z.output<typeof employeeRecord>

export const getEmployee = endpoint('GET', '/employees/:id', {
  allow: 'app',
  topics: ['employee', 'organization', 'access'],
  summary:
    'One person, with as much as the reader may see; looking at the sensitive part of others is logged',
  input: z.strictObject({ id: employeeId() }),
  output: employeeRecord,
})

/** What was looked at: the sensitive part of the record, one document, the pay history, an export, a proposal. */
export const sensitiveReads = ['record', 'document', 'pay', 'export', 'proposal'] as const

export const listSensitiveReads = endpoint('GET', '/employees/:id/sensitive-reads', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Who looked at the sensitive data of a person, newest first, for EMPLOYEE edit or oneself',
  input: z.strictObject({ ...paging, id: employeeId() }),
  output: listOf(
    z.object({
      id: z.string(),
      at: z.string(),
      /** Null = somebody without an employee record; then `readerName` says who. */
      reader: z.nullable(person),
      readerName: z.string(),
      what: z.enum(sensitiveReads),
    }),
  ),
})
