// What the record of a new employee still lacks (P7): derived from the record, so nothing is ticked off by hand.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

/** In the order in which they are shown. */
export const checklistItems = [
  'nameLo',
  'identity',
  'phone',
  'address',
  'emergency',
  'idPaper',
  'bank',
  'sso',
  'contract',
  'contractFile',
  'pay',
] as const
export type ChecklistItem = (typeof checklistItems)[number]

/** What the person enters or proposes; HR alone adds the rest. */
export const ownItems = [
  'nameLo',
  'identity',
  'phone',
  'address',
  'emergency',
  'idPaper',
  'bank',
] as const satisfies readonly ChecklistItem[]
export type OwnItem = (typeof ownItems)[number]

export type ChecklistFacts = {
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly gender: string | null
  readonly dateOfBirth: LocalDate | null
  readonly phone: string | null
  /** The village and the line of the address, from the lists or typed. */
  readonly address: readonly string[]
  readonly emergencyPerson: string
  readonly emergencyContact: string | null
  readonly passportNumber: string
  readonly familyBookNumber: string
  readonly bankAccountNumber: string
  readonly ssoNumber: string
  readonly contractType: string | null
  readonly salaryAmount: number | null
  /** Kinds of the scans. */
  readonly scans: readonly string[]
}

const idScans = ['identityCard', 'passport', 'familyBook']
const isThere: { readonly [Item in ChecklistItem]: (facts: ChecklistFacts) => boolean } = {
  nameLo: ({ firstNameLo, lastNameLo }) => firstNameLo !== '' && lastNameLo !== '',
  identity: ({ gender, dateOfBirth }) => gender !== null && dateOfBirth !== null,
  phone: ({ phone }) => phone !== null,
  address: ({ address }) => address.some(part => part !== ''),
  emergency: ({ emergencyPerson, emergencyContact }) => emergencyPerson !== '' && emergencyContact !== null,
  idPaper: ({ passportNumber, familyBookNumber, scans }) =>
    passportNumber !== '' || familyBookNumber !== '' || scans.some(kind => idScans.includes(kind)),
  bank: ({ bankAccountNumber }) => bankAccountNumber !== '',
  sso: ({ ssoNumber }) => ssoNumber !== '',
  contract: ({ contractType }) => contractType !== null,
  contractFile: ({ scans }) => scans.includes('contract'),
  pay: ({ salaryAmount }) => salaryAmount !== null,
}

export const missingItems = (facts: ChecklistFacts): ChecklistItem[] =>
  checklistItems.filter(item => !isThere[item](facts))

const newForDays = 90

/** Before the first day and in the first 90 days. */
export const isNewEmployee = (startDate: LocalDate, today: LocalDate): boolean =>
  today < addDays(startDate, newForDays)
