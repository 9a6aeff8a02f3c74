// Overtime settings (O1).
import * as contract from '@hr/contract/ot-setting.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { otSettingCreated, otSettingDeleted, otSettingUpdated } from './setting/change-ot-setting.ts'
import { otGrades, otSettingHistory, otSettings } from './setting/list-ot-settings.ts'

export const otSettingRoutes: readonly Route[] = [
  route(contract.listOtSettings, ({ db }) => otSettings(db)),
  route(contract.listOtGrades, ({ db, input }) => otGrades(db, input.date)),
  route(contract.createOtSetting, otSettingCreated),
  route(contract.getOtSetting, ({ db, input }) => otSettingHistory(db, input.id)),
  route(contract.updateOtSetting, otSettingUpdated),
  route(contract.deleteOtSetting, otSettingDeleted),
]
