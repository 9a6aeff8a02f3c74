// Overtime settings (O1).
import * as contract from '@hr/contract/ot-setting.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { findDefaultShift } from './ot-setting.queries.ts'
import { createOtSetting, deleteOtSetting, updateOtSetting } from './change-ot-setting.ts'
import { getOtSetting, listOtGrades, listOtSettings } from './list-ot-settings.ts'

export const otSettingRoutes: readonly Route[] = [
  route(contract.listOtSettings, ({ db }) => listOtSettings(db)),
  route(contract.listOtGrades, ({ db, input }) => listOtGrades(db, input.date)),
  route(contract.getOtDefaultShift, async ({ db }) => (await findDefaultShift(db)) ?? null),
  route(contract.createOtSetting, createOtSetting),
  route(contract.getOtSetting, ({ db, input }) => getOtSetting(db, input.id)),
  route(contract.updateOtSetting, updateOtSetting),
  route(contract.deleteOtSetting, deleteOtSetting),
]
