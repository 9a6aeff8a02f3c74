// The company's default shift (A1), to show next to the rates.
import type { OtDefaultShift } from '@hr/contract/ot-setting.ts'
import { shiftItems } from '#api/calendar/shifts-on.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export const findDefaultShift = (db: Scope): Promise<OtDefaultShift | undefined> =>
  db
    .from('work_shift as s')
    .innerJoin('company_profile as c', join =>
      join.onRef('c.workspace_id', '=', 's.workspace_id').onRef('c.default_work_shift_id', '=', 's.id'),
    )
    .select(['s.name', 's.name_lo as nameLo', shiftItems.as('items')])
    .executeTakeFirst()
