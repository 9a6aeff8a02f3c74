import type { Passkey } from '@hr/contract/passkey.ts'
import type { PasskeyRow } from './passkey.store.ts'

export const toPasskey = (row: Omit<PasskeyRow, 'credential_id'>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
})
