// The structure tags of a new company (P9).
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { departmentCode, insertTags } from './structure-tag.store.ts'

const defaultStructureTags = [
  { name: 'Company', nameLo: 'ບໍລິສັດ' },
  { name: 'Division', nameLo: 'ຝ່າຍງານ' },
  { name: 'Department', nameLo: 'ພະແນກ' },
  { name: 'Section', nameLo: 'ຂະແໜງ' },
  { name: 'Unit', nameLo: 'ໜ່ວຍງານ' },
] as const
export type StructureTagName = (typeof defaultStructureTags)[number]['name']

export async function insertDefaultStructureTags(db: Scope): Promise<void> {
  await insertTags(
    db,
    defaultStructureTags.map(({ name, nameLo }, index) => ({
      workspace_id: db.workspaceId,
      id: newId(),
      code: name === 'Department' ? departmentCode : null,
      name,
      name_lo: nameLo,
      sort_order: index + 1,
    })),
  )
}
