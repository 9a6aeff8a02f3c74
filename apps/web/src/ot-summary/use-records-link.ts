// Links from a person to the records that their row sums up.
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import type { OtSummaryRow } from '@hr/contract/ot-summary.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import type { OtRecordStatus } from '@hr/domain/overtime/ot-record-status.ts'
import type { ShownRange } from '#web/shared/range/range-view.ts'
import { useCan } from '#web/shared/session.ts'

const pages = {
  mine: { path: paths.myOtRecords, group: 'MY_OT' },
  team: { path: paths.teamOtRecords, group: 'TEAM_OT_REQUEST' },
  all: { path: paths.otRecords, group: 'OT_RECORD' },
} as const

/** Undefined for readers without the page of the records. */
export function useRecordsLink(
  scope: OtRecordScope,
  { filter, to }: ShownRange,
): ((row: OtSummaryRow, statuses?: readonly OtRecordStatus[]) => Href) | undefined {
  const may = useCan()
  const { path, group } = pages[scope]
  if (!may(group)) return undefined
  return (row, [status, ...others] = []) => {
    const search = new URLSearchParams({
      range: filter,
      at: to,
      ...(scope !== 'mine' && { search: row.staffId }),
      // The list filters by one status; with several, it shows the flagged ones first.
      ...(status !== undefined && others.length === 0 && { status }),
    })
    return `${path}?${search.toString()}`
  }
}
