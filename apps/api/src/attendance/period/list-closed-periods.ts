import type { listClosedPeriods as endpoint } from '@hr/contract/attendance-period.ts'
import type { Handler } from '#api/http/context.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'

export const closedPeriodsListed: Handler<typeof endpoint> = ({ db }) =>
  listClosedPeriods(db, { from: '0001-01-01', to: '9999-12-31' })
