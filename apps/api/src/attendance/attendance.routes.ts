import * as contract from '@hr/contract/attendance.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { dayOfExplained, daysOfListed, myDayExplained, myDaysListed } from './day/list-days.ts'
import { clocked, punchAdded } from './punch/add-punch.ts'
import { punchVoided } from './punch/void-punch.ts'

export const attendanceRoutes: readonly Route[] = [
  route(contract.clock, clocked),
  route(contract.listMyDays, myDaysListed),
  route(contract.explainMyDay, myDayExplained),
  route(contract.listDaysOf, daysOfListed),
  route(contract.explainDayOf, dayOfExplained),
  route(contract.addPunch, punchAdded),
  route(contract.voidPunch, punchVoided),
]
