// The types of overtime requests, for the request engine.
import type { OtPreview, OtRequestDetail, OtRequestRow } from '@hr/contract/ot-request.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { AskedOvertime } from '@hr/domain/overtime/asked-overtime.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import type { OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import type { OvertimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import type { OtRow } from './ot-request.queries.ts'

export type OtShapes = {
  readonly draft: AskedOvertime
  readonly asked: AskedOvertime & Period
  readonly row: OtRow
  readonly facts: {
    readonly day: OvertimeDay
    readonly limits: OvertimeLimits
    readonly setting: OtSetting
  }
  readonly shown: Pick<OtRequestRow, 'date' | 'timeIn' | 'timeOut' | 'minutes' | 'original'>
  readonly decision: NonNullable<OtRequestRow['decision']>
  readonly detail: Pick<OtRequestDetail, 'dayType' | 'holiday' | 'schedule' | 'leave' | 'limits' | 'record'>
  readonly page: object
  readonly preview: Pick<
    OtPreview,
    'dayType' | 'holiday' | 'schedule' | 'leave' | 'minutes' | 'limits' | 'pay'
  >
  readonly exported: Pick<OtRequestRow, 'timeIn' | 'timeOut'>
}
