import * as contract from '@hr/contract/attendance-period.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { periodChecked } from './period/check-period.ts'
import { periodClosed, periodReopened } from './period/close-period.ts'
import { closedPeriodsListed } from './period/list-closed-periods.ts'
import { differencesListed } from './period/list-differences.ts'
import { periodsListed } from './period/list-periods.ts'

export const attendancePeriodRoutes: readonly Route[] = [
  route(contract.listPeriods, periodsListed),
  route(contract.listClosedPeriods, closedPeriodsListed),
  route(contract.checkPeriod, periodChecked),
  route(contract.closePeriod, periodClosed),
  route(contract.reopenPeriod, periodReopened),
  route(contract.listDifferences, differencesListed),
]
