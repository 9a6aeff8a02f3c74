// The values of a record form: empty, or from the server.
import type { Education } from '@hr/contract/employee-fields.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'

/** A missing end date or choice is null; texts are never null. */
export type RecordDraft = {
  staffId: string
  firstName: string
  lastName: string
  firstNameLo: string
  lastNameLo: string
  gender: string | null
  dateOfBirth: string | null
  nationality: string
  birthPlace: string
  maritalStatus: string | null
  yearWorkExperience: number | null
  email: string | null
  phone: string
  otherPhones: string[]
  provinceId: number | null
  provinceName: string
  districtId: number | null
  districtName: string
  villageId: number | null
  villageName: string
  addressLine: string
  emergencyPerson: string
  emergencyContact: string | null
  familyBookNumber: string
  passportNumber: string
  passportExpiresOn: string | null
  visaNumber: string
  visaExpiresOn: string | null
  workPermitNumber: string
  workPermitExpiresOn: string | null
  ssoNumber: string
  bankName: string
  bankHolderName: string
  bankAccountNumber: string
  bankCurrency: string | null
  education: Education[]
  status: string
  startDate: string | null
  probationEndsOn: string | null
  deviceNumber: string | null
}
export type DraftField = keyof RecordDraft

export const emptyEducation: Education = { level: '', institution: '', major: '', graduatedOn: null }

export const emptyRecord: RecordDraft = {
  staffId: '',
  firstName: '',
  lastName: '',
  firstNameLo: '',
  lastNameLo: '',
  gender: null,
  dateOfBirth: null,
  nationality: '',
  birthPlace: '',
  maritalStatus: null,
  yearWorkExperience: null,
  email: null,
  phone: '',
  otherPhones: [],
  provinceId: null,
  provinceName: '',
  districtId: null,
  districtName: '',
  villageId: null,
  villageName: '',
  addressLine: '',
  emergencyPerson: '',
  emergencyContact: null,
  familyBookNumber: '',
  passportNumber: '',
  passportExpiresOn: null,
  visaNumber: '',
  visaExpiresOn: null,
  workPermitNumber: '',
  workPermitExpiresOn: null,
  ssoNumber: '',
  bankName: '',
  bankHolderName: '',
  bankAccountNumber: '',
  bankCurrency: null,
  education: [],
  status: 'active',
  startDate: null,
  probationEndsOn: null,
  deviceNumber: null,
}

const isDraftField = (name: string): name is DraftField => Object.hasOwn(emptyRecord, name)
export const draftFields: readonly DraftField[] = Object.keys(emptyRecord).filter(isDraftField)

/** The draft's fields in a part of the record. */
const partOf = (part: object): Partial<RecordDraft> =>
  Object.fromEntries(Object.entries(part).filter(([name]) => isDraftField(name)))

/** Fields that the server did not send stay empty, and are not sent back (see sentFields). */
export function draftOf({ card, personal, sensitive }: EmployeeRecord): RecordDraft {
  return {
    ...emptyRecord,
    ...partOf(card),
    ...partOf(personal ?? {}),
    ...partOf(personal?.address ?? {}),
    ...partOf(sensitive ?? {}),
    phone: card.phone ?? '',
  }
}

/** Fields whose values differ. */
export const differentFields = (one: RecordDraft, other: RecordDraft): DraftField[] =>
  draftFields.filter(field => JSON.stringify(one[field]) !== JSON.stringify(other[field]))

/** The values of the given fields. */
export const pickFields = (draft: RecordDraft, fields: readonly DraftField[]): Partial<RecordDraft> =>
  Object.fromEntries(fields.map(field => [field, draft[field]]))
