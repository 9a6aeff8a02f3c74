// The cells of a person in an export; the same text in an import means "unchanged" (P10).
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { EducationValue } from '@hr/domain/employee/import-facts.ts'
import { moneyText } from '@hr/domain/employee/money-text.ts'
import { cleanText } from '@hr/domain/employee/sheet-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { exponentOf, placeText } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'
import { wordOfCode } from './sheet-words.ts'
import type { WordColumn } from './sheet-words.ts'

export const moneyColumns = [
  'salaryAmount',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
] as const satisfies readonly ImportColumn[]
export const dateColumns = [
  'dateOfBirth',
  'startDate',
  'probationEndsOn',
  'contractStart',
  'contractEnd',
  'passportExpiresOn',
  'visaExpiresOn',
  'workPermitExpiresOn',
] as const satisfies readonly ImportColumn[]

/** Lao numbers in national format, others with the country code. */
const phoneText = (number: string): string =>
  number.startsWith('+856') ? number.replace('+856', '0') : number

/** 'Bachelor; National University; Economics; 2012-06-30 | ...' */
const educationText = (list: readonly EducationValue[]): string =>
  list
    .map(({ level, institution, major, graduatedOn }) =>
      [level, institution, major, graduatedOn ?? ''].join('; ').replace(/(; )+$/, ''),
    )
    .join(' | ')

/** As plain text; dates are 'YYYY-MM-DD', '' = empty. */
export function sheetCells(
  { record, names }: SheetRow,
  language: Language,
  lookups: SheetLookups,
): Record<ImportColumn, string> {
  const { job } = record
  const either = (name: string | null, nameLo: string | null) => nameIn({ name, nameLo }, language)
  const word = (column: WordColumn, code: string | null) =>
    code === null ? '' : wordOfCode(column, code, language)
  // A spreadsheet returns numbers without trailing zeros.
  const money = (amount: number | null) =>
    amount === null ? '' : String(Number(moneyText(amount, exponentOf(lookups, job.salaryCurrency))))
  const phone = (number: string | null) => (number === null ? '' : phoneText(number))
  const { places } = lookups
  const cells: Record<ImportColumn, string> = {
    staffId: record.staffId,
    firstName: record.firstName,
    lastName: record.lastName,
    firstNameLo: record.firstNameLo,
    lastNameLo: record.lastNameLo,
    gender: word('gender', record.gender),
    dateOfBirth: record.dateOfBirth ?? '',
    nationality: record.nationality,
    birthPlace: record.birthPlace,
    maritalStatus: word('maritalStatus', record.maritalStatus),
    yearWorkExperience: record.yearWorkExperience === null ? '' : String(record.yearWorkExperience),
    email: record.email ?? '',
    phone: phone(record.phone),
    otherPhones: record.otherPhones.map(phoneText).join('; '),
    province: placeText(places, 'province', record.province, language),
    district: placeText(places, 'district', record.district, language),
    village: placeText(places, 'village', record.village, language),
    addressLine: record.addressLine,
    emergencyPerson: record.emergencyPerson,
    emergencyContact: phone(record.emergencyContact),
    unit: either(names.unit, names.unitLo),
    position: either(names.position, names.positionLo),
    jobGrade: either(names.jobGrade, names.jobGradeLo),
    manager: names.manager ?? '',
    workShift: either(names.workShift, names.workShiftLo),
    status: word('status', record.status),
    startDate: record.startDate,
    probationEndsOn: record.probationEndsOn ?? '',
    contractType: word('contractType', job.contractType),
    contractStart: job.contractStart ?? '',
    contractEnd: job.contractEnd ?? '',
    costCenter: job.costCenter,
    deviceNumber: record.deviceNumber ?? '',
    education: educationText(record.education),
    familyBookNumber: record.familyBookNumber,
    passportNumber: record.passportNumber,
    passportExpiresOn: record.passportExpiresOn ?? '',
    visaNumber: record.visaNumber,
    visaExpiresOn: record.visaExpiresOn ?? '',
    workPermitNumber: record.workPermitNumber,
    workPermitExpiresOn: record.workPermitExpiresOn ?? '',
    ssoNumber: record.ssoNumber,
    salaryAmount: money(job.salaryAmount),
    salaryCurrency: job.salaryCurrency ?? '',
    fuelAllowance: money(job.fuelAllowance),
    phoneAllowance: money(job.phoneAllowance),
    housingAllowance: money(job.housingAllowance),
    homeTripAllowance: money(job.homeTripAllowance),
    bankName: record.bankName,
    bankHolderName: record.bankHolderName,
    bankAccountNumber: record.bankAccountNumber,
    bankCurrency: record.bankCurrency ?? '',
  }
  return mapped(cells, cleanText)
}

function mapped<Name extends string>(
  cells: Record<Name, string>,
  change: (text: string) => string,
): Record<Name, string> {
  const result = { ...cells }
  for (const name in cells) result[name] = change(cells[name])
  return result
}
