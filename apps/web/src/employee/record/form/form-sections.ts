// The sections of the form with their fields; the index marks sections with errors.
import { ownParts } from '../own/own-parts.ts'

export const identityFields = [
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
] as const

export const formSections = {
  identity: ['photo', ...identityFields],
  contact: ['phone', 'otherPhones', 'email', ...ownParts.address],
  emergency: ownParts.emergency,
  documents: [
    'familyBookNumber',
    'passportNumber',
    'passportExpiresOn',
    'visaNumber',
    'visaExpiresOn',
    'workPermitNumber',
    'workPermitExpiresOn',
  ],
  organisation: [
    'staffId',
    'startDate',
    'status',
    'probationEndsOn',
    'deviceNumber',
    'unitId',
    'positionId',
    'jobGradeId',
    'lineManagerId',
    'workShiftId',
  ],
  contract: ['contractType', 'contractStart', 'contractEnd', 'costCenter'],
  pay: [
    'salaryAmount',
    'salaryCurrency',
    'ssoNumber',
    'bankName',
    'bankHolderName',
    'bankAccountNumber',
    'bankCurrency',
  ],
  allowances: ['fuelAllowance', 'phoneAllowance', 'housingAllowance', 'homeTripAllowance'],
  education: ['education'],
  signIn: ['roleIds', 'mailPassword'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SectionId = keyof typeof formSections
const isSection = (id: string): id is SectionId => Object.hasOwn(formSections, id)
export const sectionIds: readonly SectionId[] = Object.keys(formSections).filter(isSection)

/** Number of errors in a section: errorCount('education', { 'education.0.level': '...' }) -> 1 */
export function errorCount(id: SectionId, errors: Readonly<Record<string, unknown>>): number {
  const fields: readonly string[] = formSections[id]
  return Object.keys(errors).filter(path => errors[path] != null && fields.includes(path.split('.')[0] ?? ''))
    .length
}
