// Recounts leave after a holiday changed (N2, L10): on its dates before and after the change.
import type { Recounted } from '@hr/contract/recount.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { HolidayChanged } from '#api/facts.ts'
import { recountRequests } from './recount-requests.ts'

export function recountHolidayChange(
  work: Work<unknown>,
  { holidays, takeDays }: HolidayChanged,
): Promise<Recounted[]> {
  const { name, nameLo } = holidays.at(-1) ?? { name: '', nameLo: '' }
  return recountRequests(work, {
    from: holidays.map(({ from }) => from).reduce((one, other) => (other < one ? other : one)),
    to: holidays.some(({ yearly }) => yearly)
      ? null
      : holidays.map(({ to }) => to).reduce((one, other) => (other > one ? other : one)),
    isTouched: (_, date) => holidayOn(holidays, date) !== undefined,
    takeDays,
    reason: { en: name, lo: nameLo || name },
  })
}
