import * as contract from '@hr/contract/attendance-period.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { checkPeriod } from './period/check-period.ts'
import { closePeriod, reopenPeriod } from './period/close-period.ts'
import { listClosedPeriods } from './period/list-closed-periods.ts'
import { listDifferences } from './period/list-differences.ts'
import { listHandOvers } from './period/list-hand-overs.ts'
import { listPeriods } from './period/list-periods.ts'

export const attendancePeriodRoutes: readonly Route[] = [
  route(contract.listPeriods, listPeriods),
  route(contract.listClosedPeriods, listClosedPeriods),
  route(contract.listHandOvers, listHandOvers),
  route(contract.checkPeriod, checkPeriod),
  route(contract.closePeriod, closePeriod),
  route(contract.reopenPeriod, reopenPeriod),
  route(contract.listDifferences, listDifferences),
]
