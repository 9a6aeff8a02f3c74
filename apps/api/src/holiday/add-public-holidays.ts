// Adds the public holidays of Laos of a year that are not in the list yet (N2).
import type { addPublicHolidays as endpoint } from '@hr/contract/holiday.ts'
import type { Recounted } from '@hr/contract/recount.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import { laoOfficialHolidays } from '@hr/domain/calendar/lao-official-holidays.ts'
import type { Handler } from '#api/http/context.ts'
import { changeHoliday } from './change-holiday.ts'
import { listHolidays, lockHolidays } from '#api/calendar/holidays.queries.ts'

/** Skips a day that is already a holiday, whatever its name. */
export const addPublicHolidays: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { year } = input
  await lockHolidays(db)
  const known = await listHolidays(db, `${year}-01-01`, `${year + 1}-01-31`)
  const missing = laoOfficialHolidays(year).filter(({ from }) => holidayOn(known, from) === undefined)
  const requests: Recounted[] = []
  for (const holiday of missing) {
    const changed = await changeHoliday(work, { operation: 'CREATE', holiday }, { takeDays: false })
    requests.push(...changed.requests)
  }
  return { added: missing.length, requests }
}
