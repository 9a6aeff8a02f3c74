import * as contract from '@hr/contract/company-leave-year.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { leaveYearPreviewed } from './year/preview-leave-year.ts'
import { leaveYearSet } from './year/set-leave-year.ts'

export const companyLeaveYearRoutes: readonly Route[] = [
  route(contract.previewLeaveYear, leaveYearPreviewed),
  route(contract.setLeaveYear, leaveYearSet),
]
