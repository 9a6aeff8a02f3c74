import * as contract from '@hr/contract/ot-record.ts'
import * as settingContract from '@hr/contract/ot-setting.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { previewOtCorrection, undoOtCorrection, correctOtRecord } from './correct-record.ts'
import { exportOtRecords } from './export-ot-records.ts'
import { listOtRecords } from './list-records.ts'
import { previewOtSetting } from '../setting-effect/preview-ot-setting.ts'
import { getOtRecord } from './show-record.ts'

export const otRecordRoutes: readonly Route[] = [
  route(contract.listOtRecords, listOtRecords),
  route(contract.exportOtRecords, exportOtRecords),
  route(contract.getOtRecord, getOtRecord),
  route(contract.previewOtCorrection, previewOtCorrection),
  route(contract.correctOtRecord, correctOtRecord),
  route(contract.undoOtCorrection, undoOtCorrection),
  route(settingContract.previewOtSetting, previewOtSetting),
]
