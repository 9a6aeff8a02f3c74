// Fields that employees may propose to change, in groups (P7).
import type { ProposalField } from '@hr/domain/employee/record-fields.ts'

export const proposalParts = {
  names: ['firstName', 'lastName', 'firstNameLo', 'lastNameLo'],
  identity: ['gender', 'dateOfBirth', 'nationality', 'birthPlace', 'maritalStatus'],
  documents: [
    'passportNumber',
    'passportExpiresOn',
    'visaNumber',
    'visaExpiresOn',
    'workPermitNumber',
    'workPermitExpiresOn',
    'familyBookNumber',
  ],
  bank: ['bankName', 'bankHolderName', 'bankAccountNumber', 'bankCurrency'],
  education: ['education'],
} as const satisfies Readonly<Record<string, readonly ProposalField[]>>

export type ProposalPart = keyof typeof proposalParts
const isPart = (name: string): name is ProposalPart => Object.hasOwn(proposalParts, name)
export const proposalPartNames: readonly ProposalPart[] = Object.keys(proposalParts).filter(isPart)
