// The overtime setting of a new company (O1): by the Lao Labour Law, for everybody.
import { defaultOtSetting, otSinceEver } from '@hr/domain/overtime/default-ot-setting.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertOtSetting, saveVersion } from './ot-setting.store.ts'

export async function insertDefaultOtSetting(db: Scope): Promise<void> {
  const id = await insertOtSetting(db, { name: 'Standard', nameLo: 'ມາດຕະຖານ', isDefault: true })
  await saveVersion(db, id, { ...defaultOtSetting, from: otSinceEver, jobGradeIds: [], lawReason: '' })
}
