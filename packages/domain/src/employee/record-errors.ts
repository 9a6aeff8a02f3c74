// What cannot be so in a person's record, where two fields together decide (P7, N5); bounds of one field are the contract's.
import type { LocalDate } from '../calendar/local-date.ts'
import type { RecordField } from './record-fields.ts'

type AddressPart = 'province' | 'district' | 'village'
const addressParts: readonly AddressPart[] = ['province', 'district', 'village']

/** A record after the change; omitted fields are not checked. */
export type CheckedRecord = {
  readonly startDate?: LocalDate
  readonly dateOfBirth?: LocalDate | null
  readonly probationEndsOn?: LocalDate | null
  readonly contractStart?: LocalDate | null
  readonly contractEnd?: LocalDate | null
  readonly salaryAmount?: number | null
  readonly salaryCurrency?: string | null
  readonly education?: readonly { readonly graduatedOn: LocalDate | null }[]
} & { readonly [Part in AddressPart as `${Part}Id`]?: number | null } & {
  readonly [Part in AddressPart as `${Part}Name`]?: string
}
type RecordErrorCode =
  | 'bornBeforeStart'
  | 'bornBefore'
  | 'notBeforeStart'
  | 'END_BEFORE_START'
  | 'required'
  | 'listOrText'
type RecordError = {
  readonly path: RecordField | `education.${number}.graduatedOn` | 'contractEnd' | 'salaryCurrency'
  readonly code: RecordErrorCode
}

/** Empty when all is well. Dates may be equal but for the birth, which comes before everything. */
export function recordErrors(record: CheckedRecord): RecordError[] {
  return [
    ...dateErrors(record),
    ...educationErrors(record),
    ...payErrors(record),
    ...addressPartErrors(record),
  ]
}

function dateErrors(record: CheckedRecord): RecordError[] {
  const { startDate, dateOfBirth, probationEndsOn, contractStart, contractEnd } = record
  const errors: RecordError[] = []
  if (startDate && dateOfBirth && dateOfBirth >= startDate)
    errors.push({ path: 'dateOfBirth', code: 'bornBeforeStart' })
  if (startDate && probationEndsOn && probationEndsOn < startDate)
    errors.push({ path: 'probationEndsOn', code: 'notBeforeStart' })
  if (contractStart && contractEnd && contractEnd < contractStart)
    errors.push({ path: 'contractEnd', code: 'END_BEFORE_START' })
  return errors
}

function educationErrors({ dateOfBirth, education = [] }: CheckedRecord): RecordError[] {
  return education.flatMap(({ graduatedOn }, index): RecordError[] =>
    dateOfBirth && graduatedOn && graduatedOn <= dateOfBirth
      ? [{ path: `education.${index}.graduatedOn`, code: 'bornBefore' }]
      : [],
  )
}

/** An amount without a currency says nothing. */
function payErrors({ salaryAmount, salaryCurrency }: CheckedRecord): RecordError[] {
  const isGiven = salaryAmount !== undefined && salaryAmount !== null
  return isGiven && !salaryCurrency ? [{ path: 'salaryCurrency', code: 'required' }] : []
}

/** An address part comes from the lists or is typed, never both (N5). */
export function addressPartErrors(record: CheckedRecord): RecordError[] {
  return addressParts.flatMap((part): RecordError[] =>
    record[`${part}Id`] && record[`${part}Name`] ? [{ path: `${part}Name`, code: 'listOrText' }] : [],
  )
}
