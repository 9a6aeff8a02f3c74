import * as contract from '@hr/contract/ot-record.ts'
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { correctionPreviewed, correctionUndone, recordCorrected } from './correct-record.ts'
import { recordsExported } from './export-records.ts'
import { recordsListed } from './list-records.ts'
import { otSettingPreviewed } from '../setting-effect/preview-setting.ts'
import { recordShown } from './show-record.ts'

export const otRecordRoutes: readonly Route[] = [
  route(contract.listOtRecords, recordsListed),
  route(contract.exportOtRecords, recordsExported),
  route(contract.getOtRecord, recordShown),
  route(contract.previewOtCorrection, correctionPreviewed),
  route(contract.correctOtRecord, recordCorrected),
  route(contract.undoOtCorrection, correctionUndone),
  route(previewOtSetting, otSettingPreviewed),
]
