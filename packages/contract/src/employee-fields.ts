// The fields of a person's record on the wire. domain/employee/record-fields.ts says who may change which (P7).
// The contact fields are in employee-contact.ts: checking phone numbers weighs 40 KiB, and few pages need it.
// A field that may be empty is null or '' when it is; sent empty it is cleared, left out it stays as it is.
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import type { HrField, ProposalField } from '@hr/domain/employee/record-fields.ts'
import type { employeeStatuses } from './employee.ts'
import { staffId } from './employee.ts'
import {
  choice,
  clearableText,
  currencyCode,
  email,
  employeeId,
  id,
  localDate,
  optionalText,
  personName,
  requiredText,
} from './field.ts'
import * as z from 'zod/mini'

export const genders = ['male', 'female'] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
export const employmentTypes = contractTypes
/** What HR sets by hand; `terminated` comes from ending the employment. */
export const settableStatuses = [
  'active',
  'probation',
  'inactive',
] as const satisfies readonly (typeof employeeStatuses)[number][]

/** Each field of a class, and no other. */
export type Shape<Field extends string> = { readonly [Name in Field]: z.ZodMiniType }

export const orNull = <Field extends z.ZodMiniType>(field: Field) => z.nullable(field)

/** Money in the smallest unit of its currency: 11 digits and 2 decimals at most (spec 5). */
export const money = () => z.int().check(z.gte(0, 'numberMin'), z.lte(9_999_999_999_999, 'numberMax'))

export const education = z.strictObject({
  level: requiredText(100),
  institution: optionalText(150),
  major: optionalText(150),
  graduatedOn: z._default(orNull(localDate()), null),
})
export type Education = z.output<typeof education>

/** What the person proposes and HR approves. */
export const proposalFields = {
  firstName: personName(),
  lastName: personName(),
  firstNameLo: clearableText(50),
  lastNameLo: clearableText(50),
  gender: choice(genders),
  dateOfBirth: localDate(),
  nationality: clearableText(100),
  birthPlace: clearableText(150),
  maritalStatus: orNull(choice(maritalStatuses)),
  familyBookNumber: clearableText(50),
  passportNumber: clearableText(50),
  passportExpiresOn: orNull(localDate()),
  visaNumber: clearableText(50),
  visaExpiresOn: orNull(localDate()),
  workPermitNumber: clearableText(50),
  workPermitExpiresOn: orNull(localDate()),
  bankName: clearableText(100),
  bankHolderName: clearableText(100),
  bankAccountNumber: clearableText(50),
  bankCurrency: orNull(currencyCode()),
  education: z.array(education).check(z.maxLength(20)),
} satisfies Shape<ProposalField>

/** What HR alone changes. */
export const hrFields = {
  staffId: staffId(),
  email: orNull(email()),
  yearWorkExperience: orNull(z.int().check(z.gte(0, 'numberMin'), z.lte(80, 'numberMax'))),
  ssoNumber: clearableText(50),
  status: choice(settableStatuses),
  startDate: localDate(),
  probationEndsOn: orNull(localDate()),
  deviceNumber: orNull(requiredText(50)),
} satisfies Shape<HrField>

/** The dated facts a person starts with (P8); later they change through the job history. */
export const firstJobFields = {
  unitId: id(),
  positionId: id(),
  jobGradeId: orNull(id()),
  lineManagerId: orNull(employeeId()),
  contractType: orNull(choice(employmentTypes)),
  contractStart: orNull(localDate()),
  contractEnd: orNull(localDate()),
  salaryAmount: orNull(money()),
  salaryCurrency: orNull(currencyCode()),
  fuelAllowance: orNull(money()),
  phoneAllowance: orNull(money()),
  housingAllowance: orNull(money()),
  homeTripAllowance: orNull(money()),
  costCenter: clearableText(50),
}

/** Left out = stays as it is. */
export function optionalFields<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  return z.partial(z.object(shape)).shape
}

/** The work shift from the first day on. Left out = the default of the company, also when it changes. */
export const firstShift = z.optional(id())

/** Left out = the one that `nextStaffId` gives. */
export const newStaffId = z._default(
  z
    .string()
    .check(z.trim(), z.maxLength(30), z.regex(/^$|^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/-]*$/u, 'staffIdFormat')),
  '',
)

/** One picture of at most 10 MB. */
export const photoFile = { field: 'photo', most: 1, bytes: 10 * 1024 * 1024 } as const
