// Sets the order of leave types, which every list, form and summary follows (L1).
import type { orderLeaveTypes as endpoint } from '@hr/contract/leave-type.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { rankRows } from '#api/db/rank-rows.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { lockLeaveTypes } from './leave-type.store.ts'

/** LIST_CHANGED unless the ids are all types, each once: somebody added or deleted one meanwhile. */
export const orderLeaveTypes: Handler<typeof endpoint> = async ({ db, input }) => {
  const before = await lockLeaveTypes(db)
  const ids = input.ids.map(id => id.toLowerCase())
  const isWhole = ids.length === before.length && before.every(id => ids.includes(id))
  if (!isWhole) throw new Refusal('LIST_CHANGED')
  await rankRows(db, 'leave_type', ids)
  await auditUpdate(db, 'leave_type', 'order', { before: { ids: before }, after: { ids } })
  return {}
}
