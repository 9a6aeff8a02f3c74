import * as contract from '@hr/contract/attendance.ts'
import * as boardContract from '@hr/contract/attendance-board.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { attendanceToday } from './board/attendance-today.ts'
import { explainDay } from './day/explain-day.ts'
import { getDaysOwner } from './day/get-days-owner.ts'
import { listDays } from './day/list-days.ts'
import { addPunch } from './punch/add-punch.ts'
import { listPunches } from './punch/list-punches.ts'
import { putBackPunch } from './punch/put-back-punch.ts'
import { voidPunch } from './punch/void-punch.ts'

export const attendanceRoutes: readonly Route[] = [
  route(contract.addPunch, addPunch),
  route(contract.listPunches, listPunches),
  route(contract.voidPunch, voidPunch),
  route(contract.putBackPunch, putBackPunch),
  route(contract.listDays, listDays),
  route(contract.getDaysOwner, getDaysOwner),
  route(contract.explainDay, explainDay),
  route(boardContract.attendanceToday, attendanceToday),
]
