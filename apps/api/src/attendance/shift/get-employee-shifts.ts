// The shifts of one person by date, with the default where none is assigned (A1, P8).
import type { getEmployeeShifts as endpoint } from '@hr/contract/shift-holder.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { beginning } from '#api/calendar/shifts-on.queries.ts'
import { listShiftHistories, listWorkShiftRows } from './employee-shift.store.ts'

export const getEmployeeShifts: Handler<typeof endpoint> = async ({ db, input }) => {
  orNotFound((await listPeople(db, [input.id])).get(input.id))
  const shifts = await listWorkShiftRows(db)
  const today = await todayIn(db)
  const histories = await listShiftHistories(db, [input.id])
  return histories
    .flatMap(({ rows }) => rows)
    .toReversed()
    .map(({ from, to, facts: { workShiftId } }) => {
      const shift = shifts.find(({ id, isDefault }) =>
        workShiftId === null ? isDefault : id === workShiftId,
      )
      return {
        from: from === beginning ? null : from,
        to,
        isCurrent: from <= today && (to === null || to >= today),
        shift: shift ? { id: shift.id, name: shift.name, nameLo: shift.nameLo } : null,
        isDefault: workShiftId === null,
      }
    })
}
