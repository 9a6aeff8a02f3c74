// The branches of the large demo company (SEED=large): regions, provinces, and the units of every branch.
import type { StructureTagName } from '#api/organization/insert-default-structure-tags.ts'
import type { JobGradeName, PositionName } from '../demo/structure.ts'

type Names = { readonly name: string; readonly nameLo: string }
export type Place = Names
export type BranchUnit = Names & {
  readonly key: string
  readonly parent: string | null
  readonly tag: StructureTagName
  readonly head: BranchPositionName
  readonly headGrade: JobGradeName
  /** Posts besides the head; empty if all people are in units below. */
  readonly workers: readonly (readonly [position: PositionName, grade: JobGradeName])[]
}

export const regions: readonly (Names & { readonly places: readonly Place[] })[] = [
  {
    name: 'Northern Region Division',
    nameLo: 'ຝ່າຍພາກເໜືອ',
    places: [
      { name: 'Luangprabang', nameLo: 'ຫຼວງພະບາງ' },
      { name: 'Oudomxay', nameLo: 'ອຸດົມໄຊ' },
      { name: 'Luangnamtha', nameLo: 'ຫຼວງນ້ຳທາ' },
      { name: 'Bokeo', nameLo: 'ບໍ່ແກ້ວ' },
      { name: 'Phongsaly', nameLo: 'ຜົ້ງສາລີ' },
      { name: 'Huaphanh', nameLo: 'ຫົວພັນ' },
      { name: 'Xayabury', nameLo: 'ໄຊຍະບູລີ' },
    ],
  },
  {
    name: 'Central Region Division',
    nameLo: 'ຝ່າຍພາກກາງ',
    places: [
      { name: 'Savannakhet', nameLo: 'ສະຫວັນນະເຂດ' },
      { name: 'Khammuane', nameLo: 'ຄຳມ່ວນ' },
      { name: 'Borikhamxay', nameLo: 'ບໍລິຄຳໄຊ' },
      { name: 'Vientiane Province', nameLo: 'ວຽງຈັນ' },
      { name: 'Xiengkhuang', nameLo: 'ຊຽງຂວາງ' },
      { name: 'Xaysomboun', nameLo: 'ໄຊສົມບູນ' },
    ],
  },
  {
    name: 'Southern Region Division',
    nameLo: 'ຝ່າຍພາກໃຕ້',
    places: [
      { name: 'Champasack', nameLo: 'ຈຳປາສັກ' },
      { name: 'Saravane', nameLo: 'ສາລະວັນ' },
      { name: 'Attapeu', nameLo: 'ອັດຕະປື' },
      { name: 'Sekong', nameLo: 'ເຊກອງ' },
    ],
  },
]

/** Positions that exist in branches only. */
export const branchPositions = [
  { name: 'Branch Manager', nameLo: 'ຜູ້ຈັດການສາຂາ' },
  { name: 'Section Head', nameLo: 'ຫົວໜ້າຂະແໜງ' },
  { name: 'Unit Head', nameLo: 'ຫົວໜ້າໜ່ວຍງານ' },
  { name: 'Team Leader', nameLo: 'ຫົວໜ້າທີມ' },
] as const
export type BranchPositionName = (typeof branchPositions)[number]['name']

const section = { tag: 'Section', head: 'Section Head', headGrade: 'GM-3' } as const
const unit = { tag: 'Unit', head: 'Unit Head', headGrade: 'SO' } as const
const team = { tag: 'Unit', head: 'Team Leader', headGrade: 'SO' } as const
const selling = [
  ['Sales Officer', 'O'],
  ['Sales Officer', 'O-1'],
  ['Sales Officer', 'O-2'],
  ['Cashier', 'O-1'],
] as const
const storing = [
  ['Storekeeper', 'SS'],
  ['Storekeeper', 'SS-1'],
  ['Forklift Operator', 'SS'],
] as const
const driving = [
  ['Driver', 'SS'],
  ['Driver', 'SS-1'],
  ['Storekeeper', 'SS-2'],
] as const

/** Parents before their children; the branch itself has no parent here. */
export const branchUnits: readonly BranchUnit[] = [
  {
    key: 'branch',
    parent: null,
    name: 'Branch',
    nameLo: 'ສາຂາ',
    tag: 'Department',
    head: 'Branch Manager',
    headGrade: 'GM-2',
    workers: [],
  },
  { ...section, key: 'sales', parent: 'branch', name: 'Sales Section', nameLo: 'ຂະແໜງຂາຍ', workers: [] },
  {
    ...unit,
    key: 'wholesale',
    parent: 'sales',
    name: 'Wholesale Unit',
    nameLo: 'ໜ່ວຍງານຂາຍຍົກ',
    workers: selling,
  },
  { ...unit, key: 'retail', parent: 'sales', name: 'Retail Unit', nameLo: 'ໜ່ວຍງານຂາຍຍ່ອຍ', workers: [] },
  {
    ...team,
    key: 'retail1',
    parent: 'retail',
    name: 'Retail Team 1',
    nameLo: 'ທີມຂາຍຍ່ອຍ 1',
    workers: selling,
  },
  {
    ...team,
    key: 'retail2',
    parent: 'retail',
    name: 'Retail Team 2',
    nameLo: 'ທີມຂາຍຍ່ອຍ 2',
    workers: selling,
  },
  {
    ...section,
    key: 'warehouse',
    parent: 'branch',
    name: 'Warehouse Section',
    nameLo: 'ຂະແໜງສາງສິນຄ້າ',
    workers: [],
  },
  {
    ...unit,
    key: 'inbound',
    parent: 'warehouse',
    name: 'Inbound Unit',
    nameLo: 'ໜ່ວຍງານຮັບສິນຄ້າ',
    workers: storing,
  },
  {
    ...unit,
    key: 'outbound',
    parent: 'warehouse',
    name: 'Outbound Unit',
    nameLo: 'ໜ່ວຍງານສົ່ງສິນຄ້າ',
    workers: [],
  },
  {
    ...team,
    key: 'outbound1',
    parent: 'outbound',
    name: 'Outbound Team 1',
    nameLo: 'ທີມສົ່ງສິນຄ້າ 1',
    workers: storing,
  },
  {
    ...team,
    key: 'outbound2',
    parent: 'outbound',
    name: 'Outbound Team 2',
    nameLo: 'ທີມສົ່ງສິນຄ້າ 2',
    workers: storing,
  },
  {
    ...section,
    key: 'transport',
    parent: 'branch',
    name: 'Transport Section',
    nameLo: 'ຂະແໜງຂົນສົ່ງ',
    workers: [],
  },
  {
    ...unit,
    key: 'city',
    parent: 'transport',
    name: 'City Delivery Unit',
    nameLo: 'ໜ່ວຍງານຂົນສົ່ງໃນເມືອງ',
    workers: driving,
  },
  {
    ...unit,
    key: 'distance',
    parent: 'transport',
    name: 'Long-distance Transport Unit',
    nameLo: 'ໜ່ວຍງານຂົນສົ່ງທາງໄກ',
    workers: driving,
  },
  {
    ...section,
    key: 'service',
    parent: 'branch',
    name: 'Customer Service Section',
    nameLo: 'ຂະແໜງບໍລິການລູກຄ້າ',
    workers: [
      ['Customer Service Officer', 'O'],
      ['Customer Service Officer', 'O-1'],
    ],
  },
  {
    ...section,
    key: 'administration',
    parent: 'branch',
    name: 'Administration Section',
    nameLo: 'ຂະແໜງບໍລິຫານ',
    workers: [
      ['Accountant', 'O'],
      ['HR Officer', 'O'],
      ['Receptionist', 'O-2'],
      ['Security Guard', 'SS-2'],
      ['Cleaner', 'SS-2'],
    ],
  },
]
