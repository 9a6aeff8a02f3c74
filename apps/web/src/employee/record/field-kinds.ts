// How each record field is edited and shown; labels come from the contract (fieldLabel).
import { genders, maritalStatuses, settableStatuses } from '@hr/contract/employee-fields.ts'

type FieldKind = 'text' | 'lao' | 'email' | 'date' | 'years' | 'phone' | 'choice' | 'status'

export const fieldKinds = {
  staffId: 'text',
  firstName: 'text',
  lastName: 'text',
  firstNameLo: 'lao',
  lastNameLo: 'lao',
  gender: 'choice',
  dateOfBirth: 'date',
  nationality: 'text',
  birthPlace: 'text',
  maritalStatus: 'choice',
  yearWorkExperience: 'years',
  email: 'email',
  phone: 'phone',
  addressLine: 'text',
  emergencyPerson: 'text',
  emergencyContact: 'phone',
  familyBookNumber: 'text',
  passportNumber: 'text',
  passportExpiresOn: 'date',
  visaNumber: 'text',
  visaExpiresOn: 'date',
  workPermitNumber: 'text',
  workPermitExpiresOn: 'date',
  ssoNumber: 'text',
  bankName: 'text',
  bankHolderName: 'text',
  bankAccountNumber: 'text',
  status: 'status',
  startDate: 'date',
  probationEndsOn: 'date',
  deviceNumber: 'text',
} as const satisfies Readonly<Record<string, FieldKind>>
export type SimpleField = keyof typeof fieldKinds

/** The codes of a choice; i18n has their texts as `employeeRecord.<field>.<code>` and `status.<CODE>`. */
export const fieldChoices = {
  gender: genders,
  maritalStatus: maritalStatuses,
  status: settableStatuses,
} as const

/** Empty input means null, not the empty text. */
export const nothingWhenEmpty: ReadonlySet<string> = new Set(['email', 'deviceNumber', 'emergencyContact'])

export const isSimpleField = (name: string): name is SimpleField => Object.hasOwn(fieldKinds, name)
