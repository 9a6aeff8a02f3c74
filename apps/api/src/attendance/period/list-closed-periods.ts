import type { listClosedPeriods as endpoint } from '@hr/contract/attendance-period.ts'
import type { Handler } from '#api/http/context.ts'
import { listClosedPeriods as closedPeriodsIn } from '#api/calendar/closed-periods.queries.ts'

export const listClosedPeriods: Handler<typeof endpoint> = ({ db }) =>
  closedPeriodsIn(db, { from: '0001-01-01', to: '9999-12-31' })
