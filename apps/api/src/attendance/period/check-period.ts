// The checklist before closing a period (A13).
import type { checkPeriod as endpoint } from '@hr/contract/attendance-period.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Handler } from '#api/http/context.ts'
import { periodOf } from './close-period.ts'
import { getChecklist } from './period.store.ts'

export const checkPeriod: Handler<typeof endpoint> = async ({ db, input }) => {
  const { from, to } = periodOf(input.id)
  const { time_zone: timeZone } = await getCompanyTime(db)
  return getChecklist(
    db,
    { from, to },
    {
      fromAt: new Date(instantOf(from, '00:00', timeZone)),
      toAt: new Date(instantOf(addDays(to, 1), '00:00', timeZone)),
    },
  )
}
