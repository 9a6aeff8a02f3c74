// Invented values for the demo people's records. Ids are those of the built-in address lists.

/** Districts of Vientiane Capital (province 1) with some of their villages. */
export const homes = [
  { districtId: 101, villageIds: [10101, 10102, 10103, 10104] },
  { districtId: 102, villageIds: [10201, 10202, 10203, 10204] },
  { districtId: 103, villageIds: [10301, 10302, 10303, 10304] },
  { districtId: 104, villageIds: [10401, 10402, 10403] },
  { districtId: 106, villageIds: [10601, 10602, 10603] },
  { districtId: 107, villageIds: [10701, 10702, 10703] },
] as const

export const birthPlaces = [
  'ນະຄອນຫຼວງວຽງຈັນ',
  'ຫຼວງພະບາງ',
  'ສະຫວັນນະເຂດ',
  'ຈຳປາສັກ',
  'ຊຽງຂວາງ',
  'ບໍລິຄຳໄຊ',
  'ໄຊຍະບູລີ',
] as const

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
  'Somsack Phothisane': { passport: 12, visa: 40, workPermit: 25, nationality: 'Thai' },
  'Souliya Phanthavong': { passport: 400, visa: 5, workPermit: 55, nationality: 'Vietnamese' },
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
