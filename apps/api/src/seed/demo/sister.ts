// The second company of the demo space: small, so that an owner has two to switch between.
import type { StructureTagName } from '#api/organization/insert-default-structure-tags.ts'
import type { JobGradeName } from './structure.ts'

export const sister = {
  name: 'Sabai Logistics Co., Ltd',
  nameLo: 'ບໍລິສັດ ສະບາຍ ໂລຈິສຕິກ ຈຳກັດ',
  location: 'Savannakhet',
  mail: 'sabai-logistics.example',
} as const

type SisterUnit = {
  readonly key: 'company' | 'office' | 'fleet' | 'yard'
  readonly parent: 'company' | null
  readonly tag: StructureTagName
  readonly name: string
  readonly nameLo: string
}

export const sisterUnits: readonly SisterUnit[] = [
  { key: 'company', parent: null, tag: 'Company', name: sister.name, nameLo: sister.nameLo },
  { key: 'office', parent: 'company', tag: 'Department', name: 'Office', nameLo: 'ຫ້ອງການ' },
  { key: 'fleet', parent: 'company', tag: 'Department', name: 'Fleet', nameLo: 'ພະແນກລົດຂົນສົ່ງ' },
  { key: 'yard', parent: 'company', tag: 'Department', name: 'Border Yard', nameLo: 'ສາງຊາຍແດນ' },
]

export const sisterPositions = [
  { name: 'Director', nameLo: 'ຜູ້ອຳນວຍການ' },
  { name: 'HR Officer', nameLo: 'ພະນັກງານບຸກຄະລາກອນ' },
  { name: 'Accountant', nameLo: 'ນັກບັນຊີ' },
  { name: 'Fleet Manager', nameLo: 'ຫົວໜ້າລົດຂົນສົ່ງ' },
  { name: 'Driver', nameLo: 'ພະນັກງານຂັບລົດ' },
  { name: 'Yard Supervisor', nameLo: 'ຫົວໜ້າສາງ' },
  { name: 'Customs Officer', nameLo: 'ພະນັກງານພາສີ' },
] as const

export type SisterPerson = {
  readonly name: readonly [firstName: string, lastName: string, firstNameLo: string, lastNameLo: string]
  readonly gender: 'male' | 'female'
  readonly unit: SisterUnit['key']
  readonly position: (typeof sisterPositions)[number]['name']
  readonly grade: JobGradeName
  readonly role: 'MANAGER' | 'HR' | 'EMPLOYEE'
  readonly years: number
}

/** The first of a unit is its head. */
export const sisterPeople: readonly SisterPerson[] = [
  {
    name: ['Phetsamay', 'Sisavatdy', 'ເພັດສະໄໝ', 'ສີສະຫວັດດີ'],
    gender: 'female',
    unit: 'company',
    position: 'Director',
    grade: 'GM-1',
    role: 'MANAGER',
    years: 6,
  },
  {
    name: ['Vilayphone', 'Chanthala', 'ວິໄລພອນ', 'ຈັນທະລາ'],
    gender: 'female',
    unit: 'office',
    position: 'HR Officer',
    grade: 'SO',
    role: 'HR',
    years: 4,
  },
  {
    name: ['Soukaloun', 'Inthapanya', 'ສຸກອາລຸນ', 'ອິນທະປັນຍາ'],
    gender: 'male',
    unit: 'office',
    position: 'Accountant',
    grade: 'O',
    role: 'EMPLOYEE',
    years: 3,
  },
  {
    name: ['Khamtanh', 'Vongxay', 'ຄຳຕັນ', 'ວົງໄຊ'],
    gender: 'male',
    unit: 'fleet',
    position: 'Fleet Manager',
    grade: 'GM-3',
    role: 'MANAGER',
    years: 5,
  },
  {
    name: ['Bounthan', 'Keomany', 'ບຸນທັນ', 'ແກ້ວມະນີ'],
    gender: 'male',
    unit: 'fleet',
    position: 'Driver',
    grade: 'SS',
    role: 'EMPLOYEE',
    years: 4,
  },
  {
    name: ['Somchit', 'Phanthaly', 'ສົມຈິດ', 'ພັນທະລີ'],
    gender: 'male',
    unit: 'fleet',
    position: 'Driver',
    grade: 'SS-1',
    role: 'EMPLOYEE',
    years: 2,
  },
  {
    name: ['Khamlek', 'Sengdara', 'ຄຳເລັກ', 'ແສງດາລາ'],
    gender: 'male',
    unit: 'yard',
    position: 'Yard Supervisor',
    grade: 'GM-3',
    role: 'MANAGER',
    years: 5,
  },
  {
    name: ['Chansamay', 'Phoumy', 'ຈັນສະໄໝ', 'ພູມີ'],
    gender: 'female',
    unit: 'yard',
    position: 'Customs Officer',
    grade: 'O',
    role: 'EMPLOYEE',
    years: 1,
  },
]

/** Leave that waits for a decision; `start` in working days from today. */
export const sisterLeave = [
  { who: 'bounthan', start: 5, days: 2, reason: 'ໄປເຮັດບຸນບ້ານ' },
  { who: 'chansamay', start: 9, days: 1, reason: 'Wedding of my sister' },
] as const
