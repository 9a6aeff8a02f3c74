import * as contract from '@hr/contract/attendance.ts'
import { attendanceToday } from '@hr/contract/attendance-board.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { attendanceNow } from './board/attendance-today.ts'
import { dayExplained } from './day/explain-day.ts'
import { daysOwnerFound } from './day/get-days-owner.ts'
import { daysListed } from './day/list-days.ts'
import { punchAdded } from './punch/add-punch.ts'
import { punchesListed } from './punch/list-punches.ts'
import { punchPutBack } from './punch/put-back-punch.ts'
import { punchVoided } from './punch/void-punch.ts'

export const attendanceRoutes: readonly Route[] = [
  route(contract.addPunch, punchAdded),
  route(contract.listPunches, punchesListed),
  route(contract.voidPunch, punchVoided),
  route(contract.putBackPunch, punchPutBack),
  route(contract.listDays, daysListed),
  route(contract.getDaysOwner, daysOwnerFound),
  route(contract.explainDay, dayExplained),
  route(attendanceToday, attendanceNow),
]
