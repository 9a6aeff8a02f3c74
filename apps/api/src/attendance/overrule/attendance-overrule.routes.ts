import * as contract from '@hr/contract/attendance-overrule.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { enterTimes } from './enter-times.ts'
import { exportOverrules } from './export-overrules.ts'
import { listOverrules } from './list-overrules.ts'
import { overruleDay } from './overrule-day.ts'
import { overruleDays, previewOverrules } from './overrule-days.ts'
import { undoOverrule } from './undo-overrule.ts'

export const attendanceOverruleRoutes: readonly Route[] = [
  route(contract.overruleDay, overruleDay),
  route(contract.previewOverrules, previewOverrules),
  route(contract.overruleDays, overruleDays),
  route(contract.enterTimes, enterTimes),
  route(contract.undoOverrule, undoOverrule),
  route(contract.listOverrules, listOverrules),
  route(contract.exportOverrules, exportOverrules),
]
