// Invented values for the demo people's records. Ids are those of the built-in address lists.
import type { UnitKey } from './structure.ts'

type Home = {
  readonly provinceId: number
  readonly districtId: number
  readonly villageIds: readonly number[]
}

/** Most people live in the capital, a few in the province around it. */
const capital: readonly Home[] = [
  { provinceId: 1, districtId: 101, villageIds: [10101, 10102, 10103, 10104] },
  { provinceId: 1, districtId: 102, villageIds: [10201, 10202, 10203, 10204] },
  { provinceId: 1, districtId: 103, villageIds: [10301, 10302, 10303, 10304] },
  { provinceId: 1, districtId: 104, villageIds: [10401, 10402, 10403] },
  { provinceId: 1, districtId: 106, villageIds: [10601, 10602, 10603] },
  { provinceId: 1, districtId: 107, villageIds: [10701, 10702, 10703] },
]
const capitalAndAround: readonly Home[] = [
  ...capital,
  { provinceId: 10, districtId: 1002, villageIds: [1002001, 1002002, 1002003] },
]
const south: readonly Home[] = [
  { provinceId: 13, districtId: 1301, villageIds: [11301001, 11301002, 11301003, 11301004] },
  { provinceId: 13, districtId: 1302, villageIds: [1302001, 1302002, 1302003] },
  { provinceId: 16, districtId: 1601, villageIds: [1601001, 1601004, 1601005] },
]

const homes: { readonly [Unit in UnitKey]?: readonly Home[] } = {
  provinces: south,
  inbound: capitalAndAround,
  outbound: capitalAndAround,
  transport: capitalAndAround,
}
export const homesOf = (unit: UnitKey | null): readonly Home[] =>
  (unit === null ? undefined : homes[unit]) ?? capital

/** As people write them in a form that others read in English. */
export const birthPlaces = [
  'Vientiane (ນະຄອນຫຼວງວຽງຈັນ)',
  'Luang Prabang (ຫຼວງພະບາງ)',
  'Savannakhet (ສະຫວັນນະເຂດ)',
  'Pakse (ປາກເຊ)',
  'Phonsavan (ໂພນສະຫວັນ)',
  'Paksan (ປາກຊັນ)',
  'Xayabury (ໄຊຍະບູລີ)',
  'Thakhek (ທ່າແຂກ)',
] as const

/** Age on the first day: most people come from school or from another company, some with a life's experience. */
export const ages = [
  { share: 0.45, least: 21, most: 26 },
  { share: 0.4, least: 27, most: 35 },
  { share: 0.15, least: 36, most: 45 },
] as const

/** Where the cost of a person is booked. */
export const costCenters: Readonly<Record<UnitKey, string>> = {
  company: '1000 Management',
  administration: '1000 Management',
  hr: '1100 Human resources',
  finance: '1200 Finance',
  accounting: '1200 Finance',
  treasury: '1200 Finance',
  it: '1300 IT',
  general: '1400 General affairs',
  commercial: '2000 Sales',
  sales: '2000 Sales',
  keyAccounts: '2000 Sales',
  vientiane: '2100 Sales Vientiane',
  provinces: '2200 Sales South',
  marketing: '2300 Marketing',
  service: '2400 Customer service',
  operations: '3000 Operations',
  warehouse: '3100 Warehouse',
  inbound: '3100 Warehouse',
  outbound: '3100 Warehouse',
  transport: '3200 Transport',
  procurement: '3300 Procurement',
}

/** Employment types besides permanent, contract and probation. */
export const employments: Readonly<
  Record<string, 'partTime' | 'internOrTrainee' | 'temporary' | 'seasonal'>
> = {
  'Chanthy Vilayvong': 'partTime',
  'Vanhpheng Keosouvanh': 'internOrTrainee',
  'Thongdy Manivanh': 'seasonal',
  'Xaysomboun Lathsavong': 'temporary',
}

export const banks = ['BCEL', 'Lao Development Bank', 'Joint Development Bank', 'Phongsavanh Bank'] as const

export const studies = [
  { level: 'Bachelor', institution: 'National University of Laos', major: 'Business Administration' },
  { level: 'Bachelor', institution: 'National University of Laos', major: 'Economics' },
  { level: 'Bachelor', institution: 'Souphanouvong University', major: 'Accounting' },
  { level: 'Higher diploma', institution: 'Pakpasak Technical College', major: 'Electrical Engineering' },
  { level: 'Higher diploma', institution: 'Lao-German Technical College', major: 'Mechanics' },
  { level: 'Upper secondary school', institution: 'Vientiane High School', major: '' },
] as const

/** Least and most pay in kip a month by grade; those who lead get fuel money. */
export const payOf = {
  GM: { least: 38_000_000, most: 42_000_000, fuel: 3_000_000 },
  'GM-1': { least: 24_000_000, most: 28_000_000, fuel: 2_500_000 },
  'GM-2': { least: 15_000_000, most: 18_500_000, fuel: 1_800_000 },
  'GM-3': { least: 10_500_000, most: 13_000_000, fuel: 1_200_000 },
  SO: { least: 7_500_000, most: 9_000_000, fuel: 0 },
  O: { least: 5_500_000, most: 6_800_000, fuel: 0 },
  'O-1': { least: 4_500_000, most: 5_300_000, fuel: 0 },
  'O-2': { least: 4_000_000, most: 4_600_000, fuel: 0 },
  SS: { least: 3_600_000, most: 4_200_000, fuel: 0 },
  'SS-1': { least: 3_300_000, most: 3_700_000, fuel: 0 },
  'SS-2': { least: 3_000_000, most: 3_300_000, fuel: 0 },
} as const

/** Papers that expire soon, in days after the demo is created, to show a badge or a notice. */
export const expiring = {
  'Siriporn Chaiyasit': { passport: 12, visa: 40, workPermit: 25, nationality: 'Thai' },
  'Minh Nguyen': { passport: 400, visa: 5, workPermit: 55, nationality: 'Vietnamese' },
  'Khamla Sengsouvanh': { passport: 33 },
  'Palamy Sourinthone': { passport: 58 },
  'Noy Vilaysack': { contract: 9 },
  'Nalinthone Boupha': { contract: 28 },
  'Phoukhong Rasachack': { contract: 57 },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly passport?: number
      readonly visa?: number
      readonly workPermit?: number
      readonly contract?: number
      readonly nationality?: string
    }
  >
>
