// The holders of a work shift, with the dates (A1, P8).
import type { listWorkShiftHolders as endpoint } from '@hr/contract/shift-holder.ts'
import { todayIn } from '#api/company/today.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { countHolderRows, isHolderKey, listHolders } from './shift-holders.queries.ts'
import { findShift } from './work-shift.store.ts'

export const listWorkShiftHolders: Handler<typeof endpoint> = async ({ db, caller, input, language }) => {
  const { workspaceId } = caller
  const today = await todayIn(db)
  const { id } = orNotFound(await findShift(db, today, input.id))
  const filter = { workspaceId, workShiftId: id, today, time: input.time, search: input.search }
  const page = await listPage(input, {
    rows: window => listHolders(db, filter, language, window),
    total: () => countHolderRows(db, filter),
    keyOf: row => [row.sort_name, String(row.id), row.valid_from ?? ''] as const,
    isKey: isHolderKey,
  })
  return {
    ...page,
    rows: page.rows.map(row => ({
      employee: toPerson(row),
      staffId: row.staff_id,
      from: row.valid_from,
      to: row.valid_to,
    })),
  }
}
