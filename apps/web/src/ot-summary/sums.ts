// Parts of the sums of overtime records.
import type { OtSums } from '@hr/contract/ot-summary.ts'
import { isFlagged } from '@hr/domain/overtime/ot-record-status.ts'
import type { OtRecordStatus } from '@hr/domain/overtime/ot-record-status.ts'

type ByStatus = Pick<OtSums, 'byStatus'>

export const flaggedStatuses = ({ byStatus }: ByStatus): readonly OtRecordStatus[] =>
  byStatus.map(({ status }) => status).filter(isFlagged)

/** Records that pay nothing until HR corrects them. */
export const flaggedIn = ({ byStatus }: ByStatus): number =>
  byStatus.reduce((sum, { status, records }) => sum + (isFlagged(status) ? records : 0), 0)

export const minutesAt = ({ byPercent }: Pick<OtSums, 'byPercent'>, rate: number): number =>
  byPercent.find(({ percent }) => percent === rate)?.minutes ?? 0
