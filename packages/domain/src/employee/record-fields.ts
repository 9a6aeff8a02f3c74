// Who may change which field of a person's record: the person alone, the person with HR's approval, or HR only (P7).

/** `own`: the person; `proposal`: the person proposes, HR approves; `hr`: HR only. HR may change every field. */
type ChangedBy = 'own' | 'proposal' | 'hr'
type RecordFieldRule = {
  readonly changedBy: ChangedBy
  /** Of the sensitive class: sent to HR and the person only, and every look by somebody else is logged. */
  readonly isSensitive: boolean
}

const own = { changedBy: 'own', isSensitive: false } as const
const proposal = { changedBy: 'proposal', isSensitive: false } as const
const sensitiveProposal = { changedBy: 'proposal', isSensitive: true } as const
const hr = { changedBy: 'hr', isSensitive: false } as const

/** Fields without dates; dated facts are in the job history (P8). */
export const recordFields = {
  staffId: hr,
  firstName: proposal,
  lastName: proposal,
  firstNameLo: proposal,
  lastNameLo: proposal,
  gender: proposal,
  dateOfBirth: proposal,
  nationality: proposal,
  birthPlace: proposal,
  maritalStatus: proposal,
  yearWorkExperience: hr,
  email: hr,
  phone: own,
  otherPhones: own,
  provinceId: own,
  provinceName: own,
  districtId: own,
  districtName: own,
  villageId: own,
  villageName: own,
  addressLine: own,
  emergencyPerson: own,
  emergencyContact: own,
  familyBookNumber: sensitiveProposal,
  passportNumber: sensitiveProposal,
  passportExpiresOn: sensitiveProposal,
  visaNumber: sensitiveProposal,
  visaExpiresOn: sensitiveProposal,
  workPermitNumber: sensitiveProposal,
  workPermitExpiresOn: sensitiveProposal,
  ssoNumber: { changedBy: 'hr', isSensitive: true },
  bankName: sensitiveProposal,
  bankHolderName: sensitiveProposal,
  bankAccountNumber: sensitiveProposal,
  bankCurrency: sensitiveProposal,
  education: proposal,
  status: hr,
  startDate: hr,
  probationEndsOn: hr,
  deviceNumber: hr,
} as const satisfies Readonly<Record<string, RecordFieldRule>>

type RecordFields = typeof recordFields
export type RecordField = keyof RecordFields
type FieldsOf<By extends ChangedBy> = {
  [Field in RecordField]: RecordFields[Field]['changedBy'] extends By ? Field : never
}[RecordField]
export type OwnField = FieldsOf<'own'>
export type ProposalField = FieldsOf<'proposal'>
export type HrField = FieldsOf<'hr'>

const isRecordField = (name: string): name is RecordField => Object.hasOwn(recordFields, name)
export const recordFieldNames: readonly RecordField[] = Object.keys(recordFields).filter(isRecordField)

export const isOwnField = (name: string): name is OwnField =>
  isRecordField(name) && recordFields[name].changedBy === 'own'
export const isProposalField = (name: string): name is ProposalField =>
  isRecordField(name) && recordFields[name].changedBy === 'proposal'
export const isSensitiveField = (name: string): boolean =>
  isRecordField(name) && recordFields[name].isSensitive
