import * as contract from '@hr/contract/attendance-overrule.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { timesEntered } from './enter-times.ts'
import { overrulesExported } from './export-overrules.ts'
import { overrulesListed } from './list-overrules.ts'
import { dayOverruled } from './overrule-day.ts'
import { daysOverruled, overrulesPreviewed } from './overrule-days.ts'
import { overruleUndone } from './undo-overrule.ts'

export const attendanceOverruleRoutes: readonly Route[] = [
  route(contract.overruleDay, dayOverruled),
  route(contract.previewOverrules, overrulesPreviewed),
  route(contract.overruleDays, daysOverruled),
  route(contract.enterTimes, timesEntered),
  route(contract.undoOverrule, overruleUndone),
  route(contract.listOverrules, overrulesListed),
  route(contract.exportOverrules, overrulesExported),
]
