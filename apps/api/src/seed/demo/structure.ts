// The demo company's structure, positions and grades, as data.
import type { StructureTagName } from '#api/organization/insert-default-structure-tags.ts'

export const company = {
  name: 'Sabai Trading Sole Co., Ltd',
  nameLo: 'ບໍລິສັດ ສະບາຍ ການຄ້າ ຈຳກັດຜູ້ດຽວ',
  spaceName: 'Sabai Group',
  businessType: 'TRADING',
  location: 'Vientiane Capital',
} as const

export type UnitKey = (typeof structure)[number]['key']
type Unit = {
  readonly key: string
  readonly parent: string | null
  readonly tag: StructureTagName
  readonly name: string
  readonly nameLo: string
  readonly location?: string
  /** The head of the parent unit also heads this unit; its people report to that head. */
  readonly headedFromAbove?: true
}

/** Parents before their children. */
const structure = [
  { key: 'company', parent: null, tag: 'Company', name: company.name, nameLo: company.nameLo },
  {
    key: 'administration',
    parent: 'company',
    tag: 'Division',
    name: 'Administration Division',
    nameLo: 'ຝ່າຍບໍລິຫານ',
  },
  {
    key: 'hr',
    parent: 'administration',
    tag: 'Department',
    name: 'Human Resources Department',
    nameLo: 'ພະແນກບຸກຄະລາກອນ',
  },
  {
    key: 'finance',
    parent: 'administration',
    tag: 'Department',
    name: 'Finance and Accounting Department',
    nameLo: 'ພະແນກການເງິນ ແລະ ບັນຊີ',
  },
  { key: 'accounting', parent: 'finance', tag: 'Section', name: 'Accounting Section', nameLo: 'ຂະແໜງບັນຊີ' },
  { key: 'treasury', parent: 'finance', tag: 'Section', name: 'Treasury Section', nameLo: 'ຂະແໜງການເງິນ' },
  { key: 'it', parent: 'administration', tag: 'Department', name: 'IT Department', nameLo: 'ພະແນກໄອທີ' },
  {
    key: 'general',
    parent: 'administration',
    tag: 'Section',
    name: 'General Affairs Section',
    nameLo: 'ຂະແໜງບໍລິຫານທົ່ວໄປ',
    headedFromAbove: true,
  },
  { key: 'commercial', parent: 'company', tag: 'Division', name: 'Commercial Division', nameLo: 'ຝ່າຍການຄ້າ' },
  { key: 'sales', parent: 'commercial', tag: 'Department', name: 'Sales Department', nameLo: 'ພະແນກຂາຍ' },
  {
    key: 'keyAccounts',
    parent: 'sales',
    tag: 'Section',
    name: 'Key Accounts Section',
    nameLo: 'ຂະແໜງລູກຄ້າຫຼັກ',
    headedFromAbove: true,
  },
  {
    key: 'vientiane',
    parent: 'sales',
    tag: 'Section',
    name: 'Vientiane Sales Section',
    nameLo: 'ຂະແໜງຂາຍນະຄອນຫຼວງວຽງຈັນ',
  },
  {
    key: 'provinces',
    parent: 'sales',
    tag: 'Section',
    name: 'Provincial Sales Section',
    nameLo: 'ຂະແໜງຂາຍຕ່າງແຂວງ',
    location: 'Savannakhet',
  },
  {
    key: 'marketing',
    parent: 'commercial',
    tag: 'Department',
    name: 'Marketing Department',
    nameLo: 'ພະແນກການຕະຫຼາດ',
  },
  {
    key: 'service',
    parent: 'commercial',
    tag: 'Department',
    name: 'Customer Service Department',
    nameLo: 'ພະແນກບໍລິການລູກຄ້າ',
  },
  {
    key: 'operations',
    parent: 'company',
    tag: 'Division',
    name: 'Operations Division',
    nameLo: 'ຝ່າຍປະຕິບັດການ',
  },
  {
    key: 'warehouse',
    parent: 'operations',
    tag: 'Department',
    name: 'Warehouse Department',
    nameLo: 'ພະແນກສາງສິນຄ້າ',
    location: 'Thanaleng',
  },
  {
    key: 'inbound',
    parent: 'warehouse',
    tag: 'Unit',
    name: 'Inbound Unit',
    nameLo: 'ໜ່ວຍງານຮັບສິນຄ້າ',
    location: 'Thanaleng',
  },
  {
    key: 'outbound',
    parent: 'warehouse',
    tag: 'Unit',
    name: 'Outbound Unit',
    nameLo: 'ໜ່ວຍງານສົ່ງສິນຄ້າ',
    location: 'Thanaleng',
  },
  {
    key: 'transport',
    parent: 'operations',
    tag: 'Department',
    name: 'Transport Department',
    nameLo: 'ພະແນກຂົນສົ່ງ',
    location: 'Thanaleng',
  },
  {
    key: 'procurement',
    parent: 'operations',
    tag: 'Department',
    name: 'Procurement Department',
    nameLo: 'ພະແນກຈັດຊື້',
  },
] as const satisfies readonly Unit[]
export const units: readonly (Unit & { readonly key: UnitKey; readonly parent: UnitKey | null })[] = structure

/** The spec's eleven grades, highest first (part 9). */
export const jobGrades = [
  { name: 'GM', nameLo: 'ຜູ້ອຳນວຍການໃຫຍ່' },
  { name: 'GM-1', nameLo: 'ຜູ້ອຳນວຍການຝ່າຍ' },
  { name: 'GM-2', nameLo: 'ຫົວໜ້າພະແນກ' },
  { name: 'GM-3', nameLo: 'ຫົວໜ້າຂະແໜງ' },
  { name: 'SO', nameLo: 'ວິຊາການອາວຸໂສ' },
  { name: 'O', nameLo: 'ວິຊາການ' },
  { name: 'O-1', nameLo: 'ວິຊາການຂັ້ນ 1' },
  { name: 'O-2', nameLo: 'ວິຊາການຂັ້ນ 2' },
  { name: 'SS', nameLo: 'ພະນັກງານສະໜັບສະໜູນ' },
  { name: 'SS-1', nameLo: 'ພະນັກງານສະໜັບສະໜູນ ຂັ້ນ 1' },
  { name: 'SS-2', nameLo: 'ພະນັກງານສະໜັບສະໜູນ ຂັ້ນ 2' },
] as const
export type JobGradeName = (typeof jobGrades)[number]['name']

export const positions = [
  { name: 'Managing Director', nameLo: 'ຜູ້ອຳນວຍການໃຫຍ່' },
  { name: 'Division Director', nameLo: 'ຜູ້ອຳນວຍການຝ່າຍ' },
  { name: 'HR Manager', nameLo: 'ຜູ້ຈັດການບຸກຄະລາກອນ' },
  { name: 'HR Officer', nameLo: 'ພະນັກງານບຸກຄະລາກອນ' },
  { name: 'Finance Manager', nameLo: 'ຜູ້ຈັດການການເງິນ' },
  { name: 'Chief Accountant', nameLo: 'ຫົວໜ້າບັນຊີ' },
  { name: 'Accountant', nameLo: 'ນັກບັນຊີ' },
  { name: 'Treasurer', nameLo: 'ຫົວໜ້າການເງິນ' },
  { name: 'Cashier', nameLo: 'ພະນັກງານການເງິນ' },
  { name: 'IT Manager', nameLo: 'ຜູ້ຈັດການໄອທີ' },
  { name: 'System Engineer', nameLo: 'ວິສະວະກອນລະບົບ' },
  { name: 'IT Officer', nameLo: 'ພະນັກງານໄອທີ' },
  { name: 'Receptionist', nameLo: 'ພະນັກງານຕ້ອນຮັບ' },
  { name: 'Cleaner', nameLo: 'ພະນັກງານທຳຄວາມສະອາດ' },
  { name: 'Security Guard', nameLo: 'ພະນັກງານຮັກສາຄວາມປອດໄພ' },
  { name: 'Sales Manager', nameLo: 'ຜູ້ຈັດການຝ່າຍຂາຍ' },
  { name: 'Sales Supervisor', nameLo: 'ຫົວໜ້າທີມຂາຍ' },
  { name: 'Sales Officer', nameLo: 'ພະນັກງານຂາຍ' },
  { name: 'Marketing Manager', nameLo: 'ຜູ້ຈັດການການຕະຫຼາດ' },
  { name: 'Marketing Officer', nameLo: 'ພະນັກງານການຕະຫຼາດ' },
  { name: 'Graphic Designer', nameLo: 'ນັກອອກແບບ' },
  { name: 'Customer Service Manager', nameLo: 'ຜູ້ຈັດການບໍລິການລູກຄ້າ' },
  { name: 'Customer Service Officer', nameLo: 'ພະນັກງານບໍລິການລູກຄ້າ' },
  { name: 'Warehouse Manager', nameLo: 'ຜູ້ຈັດການສາງ' },
  { name: 'Warehouse Supervisor', nameLo: 'ຫົວໜ້າສາງ' },
  { name: 'Storekeeper', nameLo: 'ພະນັກງານສາງ' },
  { name: 'Forklift Operator', nameLo: 'ພະນັກງານຂັບລົດຍົກ' },
  { name: 'Transport Manager', nameLo: 'ຜູ້ຈັດການຂົນສົ່ງ' },
  { name: 'Driver', nameLo: 'ພະນັກງານຂັບລົດ' },
  { name: 'Procurement Manager', nameLo: 'ຜູ້ຈັດການຈັດຊື້' },
  { name: 'Procurement Officer', nameLo: 'ພະນັກງານຈັດຊື້' },
] as const
export type PositionName = (typeof positions)[number]['name']
