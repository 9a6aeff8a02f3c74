// A person's record (P7): card, personal part and sensitive part, as far as the reader may see them; creating and changing it.
import { askedFields } from '@hr/domain/employee/missing-fields.ts'
import * as z from 'zod/mini'
import {
  education,
  employmentTypes,
  firstJobFields,
  firstShift,
  genders,
  maritalStatuses,
  newStaffId,
  optionalFields,
  photoFile,
} from './employee-fields.ts'
import { ownFields, recordShape } from './employee-contact.ts'
import { addedEmployee } from './employee-hire.ts'
import { employeeDocument } from './employee-document.ts'
import { waitingEmail } from './email-change.ts'
import { employeeStatuses } from './employee.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, closedReason, employeeId, id, ownRecordReason } from './field.ts'
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
  topics: ['employee', 'organization'],
  summary:
    'One person, with as much as the reader may see; looking at the sensitive part of others is logged',
  input: z.strictObject({ id: employeeId() }),
  output: employeeRecord,
})

export const nextStaffId = endpoint('GET', '/employees/next-staff-id', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee'],
  summary: 'The staff id of a new employee for whom none is entered: it continues the numbers in use',
  input: z.strictObject({}),
  output: z.object({ staffId: z.string() }),
})

export const createEmployee = endpoint('POST', '/employees', {
  allow: { group: 'EMPLOYEE', action: 'add' },
  topics: ['employee', 'organization', 'access'],
  summary:
    'A new employee with photo, first job, roles, sign-in and the leave of the year; the password is shown once or mailed',
  secret: true,
  files: photoFile,
  input: z.strictObject({
    ...optionalFields(recordShape),
    ...optionalFields(firstJobFields),
    staffId: newStaffId,
    firstName: recordShape.firstName,
    lastName: recordShape.lastName,
    gender: recordShape.gender,
    dateOfBirth: recordShape.dateOfBirth,
    phone: recordShape.phone,
    startDate: recordShape.startDate,
    unitId: firstJobFields.unitId,
    positionId: firstJobFields.positionId,
    workShiftId: firstShift,
    status: z._default(choice(['active', 'probation']), 'active'),
    /** Left out = the role Employee. Nobody gives what they do not hold. */
    roleIds: z.optional(z.array(id()).check(z.maxLength(20))),
    /** Mail the temporary password to the e-mail instead of answering it. */
    mailPassword: z._default(z.boolean(), false),
    closedReason: closedReason(),
  }),
  output: addedEmployee,
})

const changed = z.object({ id: z.int(), version: z.string() })

export const updateEmployee = endpoint('PUT', '/employees/:id', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee', 'organization', 'leave', 'attendance'],
  summary: 'Change fields of a record: left out stays, empty is cleared; lists are replaced as a whole',
  input: z.strictObject({
    id: employeeId(),
    ...optionalFields(recordShape),
    /** STALE when somebody else changed the record since. */
    version: z.iso.datetime('invalid'),
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: changed,
})

export const previewFirstDay = endpoint('POST', '/employees/:id/first-day/preview', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'What another first day of work does to the yearly grants that are not settled. Stores nothing',
  input: z.strictObject({ id: employeeId(), startDate: recordShape.startDate }),
  output: z.array(
    z.object({
      leaveType: z.object({ id: z.string(), name: z.string(), nameLo: z.string(), color: z.string() }),
      /** The calendar year the leave year begins in. */
      year: z.int(),
      /** Half days granted. */
      before: z.int(),
      after: z.int(),
      /** Half days that should be taken and are used already: they stay with the person. */
      short: z.int(),
    }),
  ),
})
export type FirstDayEffect = z.output<(typeof previewFirstDay)['output']>

export const deleteEmployee = endpoint('DELETE', '/employees/:id', {
  allow: { group: 'EMPLOYEE', action: 'delete' },
  topics: ['employee', 'organization'],
  summary: 'Delete an employee created by mistake; one with records is ended instead',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
})

export const updateOwnRecord = endpoint('PUT', '/employees/me/record', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Change the own contact, address and emergency contact',
  input: z.strictObject(optionalFields(ownFields)),
  output: changed,
})

export const setPhoto = endpoint('POST', '/employees/:id/photo', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary: 'Set the photo, for EMPLOYEE edit or oneself; re-encoded as a square of 512 pixels',
  files: photoFile,
  input: z.strictObject({ id: employeeId() }),
  output: z.object({ profileImage: z.string() }),
})

export const removePhoto = endpoint('DELETE', '/employees/:id/photo', {
  allow: 'app',
  topics: ['employee', 'organization'],
  summary: 'Take the photo away, for EMPLOYEE edit or oneself',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
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
