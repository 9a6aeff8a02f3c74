import * as contract from '@hr/contract/company-leave-year.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { previewLeaveYear } from './year/preview-leave-year.ts'
import { setLeaveYear } from './year/set-leave-year.ts'

export const companyLeaveYearRoutes: readonly Route[] = [
  route(contract.previewLeaveYear, previewLeaveYear),
  route(contract.setLeaveYear, setLeaveYear),
]
