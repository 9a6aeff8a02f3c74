// Records of the demo people apart from name and job: birth, address, papers, education, bank, contract and pay.
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import type { FurtherRecord } from '#api/employee/create-people.ts'
import {
  ages,
  banks,
  birthPlaces,
  costCenters,
  employments,
  expiring,
  homesOf,
  payOf,
  studies,
} from './demo/record.ts'
import type { UnitKey } from './demo/structure.ts'
import { mobileNumber } from './demo-staff.ts'
import type { Random } from './random.ts'

type Person = {
  readonly firstName: string
  readonly lastName: string
  /** Null in a branch of the large company. */
  readonly unit: UnitKey | null
  readonly grade: string
  /** Default: that of the unit. */
  readonly costCenter?: string
  readonly status?: 'active' | 'probation'
  readonly startedOn: LocalDate
}
type Expiring = {
  readonly passport?: number
  readonly visa?: number
  readonly workPermit?: number
  readonly contract?: number
  readonly nationality?: string
}
type DemoTerms = Partial<Omit<JobFacts, 'unitId' | 'positionId' | 'jobGradeId' | 'lineManagerId'>>

const soon: Readonly<Record<string, Expiring>> = expiring
const pays: Readonly<Record<string, (typeof payOf)[keyof typeof payOf]>> = payOf

/** `number` numbers the people from 1. */
export function demoRecord(person: Person, number: number, today: LocalDate, chance: Random): FurtherRecord {
  const { startedOn, firstName, lastName, status } = person
  const age = ageOnFirstDay(chance)
  const dateOfBirth = addDays(addMonths(startedOn, -12 * age), -chance.between(1, 360))
  const study = chance.pick(studies)
  return {
    dateOfBirth,
    birthPlace: chance.pick(birthPlaces),
    maritalStatus: chance.next() < 0.6 ? 'married' : 'single',
    yearWorkExperience: Math.max(0, Math.min(age - 21, chance.between(0, 12))),
    ...address(person.unit, chance),
    ...(chance.next() < 0.3 && { otherPhones: [mobileNumber(chance)] }),
    emergencyPerson: `${chance.pick(relatives)} ${lastName}`,
    emergencyContact: mobileNumber(chance),
    familyBookNumber: `${chance.between(100_000, 999_999)}`,
    ssoNumber: `${chance.between(10_000_000, 99_999_999)}`,
    bankName: chance.pick(banks),
    bankHolderName: `${firstName} ${lastName}`.toUpperCase(),
    bankAccountNumber: `${chance.between(1, 9)}${String(chance.between(0, 999_999_999)).padStart(11, '0')}`,
    bankCurrency: 'LAK',
    deviceNumber: String(number),
    education: [{ ...study, graduatedOn: `${Number(dateOfBirth.slice(0, 4)) + 21}-06-30` }],
    ...(status === 'probation' && { probationEndsOn: addDays(today, chance.between(8, 50)) }),
    ...papers(soon[`${firstName} ${lastName}`] ?? {}, today, chance),
  }
}

const relatives = ['Bouakham', 'Chansamone', 'Khamphou', 'Onechanh', 'Sisavanh'] as const

function ageOnFirstDay(chance: Random): number {
  let share = chance.next()
  const { least, most } = ages.find(group => (share -= group.share) < 0) ?? ages[0]
  return chance.between(least, most)
}

/** Most live in a village of the lists; some typed the village's name. */
function address(unit: UnitKey | null, chance: Random): FurtherRecord {
  const { provinceId, districtId, villageIds } = chance.pick(homesOf(unit))
  const villageId = chance.pick(villageIds)
  const house = { provinceId, districtId, addressLine: `House ${chance.between(1, 480)}` }
  return chance.next() < 0.15 ? { ...house, villageName: 'Ban Mai' } : { ...house, villageId }
}

function papers(given: Expiring, today: LocalDate, chance: Random): FurtherRecord {
  const number = (letters: string) => `${letters}${chance.between(100_000, 999_999)}`
  const { nationality = 'Lao', passport, visa, workPermit } = given
  return {
    nationality,
    ...(passport !== undefined && {
      passportNumber: number('PA'),
      passportExpiresOn: addDays(today, passport),
    }),
    ...(visa !== undefined && { visaNumber: number('LA-B2 '), visaExpiresOn: addDays(today, visa) }),
    ...(workPermit !== undefined && {
      workPermitNumber: number('WP'),
      workPermitExpiresOn: addDays(today, workPermit),
    }),
  }
}

/** Contract and pay of the first day; after three years the contract is permanent. */
export function demoTerms(person: Person, today: LocalDate, chance: Random): DemoTerms {
  const { startedOn, status, grade, unit } = person
  const { least, most, fuel } = pays[grade] ?? payOf.O
  const contractDays = soon[`${person.firstName} ${person.lastName}`]?.contract
  const isPermanent = contractDays === undefined && startedOn <= addMonths(today, -36)
  const usual = status === 'probation' ? 'probationary' : isPermanent ? 'permanent' : 'contract'
  const type = employments[`${person.firstName} ${person.lastName}`] ?? usual
  return {
    contractType: type,
    contractStart: startedOn,
    contractEnd: isPermanent ? null : endOf(startedOn, contractDays, today),
    salaryAmount: Math.round(chance.between(least, most) / 50_000) * 50_000,
    salaryCurrency: 'LAK',
    fuelAllowance: fuel || null,
    phoneAllowance: fuel > 0 ? 250_000 : null,
    housingAllowance: chance.next() < 0.1 ? 800_000 : null,
    homeTripAllowance: chance.next() < 0.15 ? 600_000 : null,
    costCenter: person.costCenter ?? (unit === null ? '4000 Branches' : costCenters[unit]),
  }
}

/** Contracts run for a year and are renewed, except those that are to expire soon. */
function endOf(startedOn: LocalDate, days: number | undefined, today: LocalDate): LocalDate {
  if (days !== undefined) return addDays(today, days)
  let end = addDays(addMonths(startedOn, 12), -1)
  while (end < addDays(today, 75)) end = addMonths(end, 12)
  return end
}
