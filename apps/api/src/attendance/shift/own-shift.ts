// Times of a shift that only the caller has, and a default that only the caller would get, are their own record (P11).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Definition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import { listShiftHistories } from './employee-shift.store.ts'
import { listPeopleAtWorkFrom } from './shift-holders.queries.ts'

/** Everybody with the shift, by assignment or default. */
export const ownShift = (
  work: OwnWork,
  { id, from }: { readonly id: string; readonly from: LocalDate },
): Definition => ({
  area: 'SHIFT_TIMES',
  from,
  holdersFrom: async day => {
    const { default_work_shift_id: byDefault } = await getCompanyProfile(work.db)
    return holdersFrom(work, day, shiftId => (shiftId ?? byDefault) === id)
  },
})

/** Everybody without an assigned shift on some day from today on. */
export const ownDefault = async (work: OwnWork): Promise<Definition> => ({
  area: 'SHIFT_TIMES',
  from: await todayIn(work.db),
  holdersFrom: day => holdersFrom(work, day, shiftId => shiftId === null),
})

async function holdersFrom(
  { db }: OwnWork,
  day: LocalDate,
  isHeld: (shiftId: string | null) => boolean,
): Promise<number[]> {
  const people = await listPeopleAtWorkFrom(db, day)
  const firstDays = new Map(people.map(({ id, firstDay }) => [id, firstDay]))
  const histories = await listShiftHistories(db, [...firstDays.keys()])
  return histories
    .filter(({ employeeId, rows }) => {
      const first = firstDays.get(employeeId) ?? day
      return rows.some(({ to, facts }) => (to === null || to >= first) && isHeld(facts.workShiftId))
    })
    .map(({ employeeId }) => employeeId)
}
