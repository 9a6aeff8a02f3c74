// What to check before a period is closed, and where to fix it (A13).
import type { attendancePeriodRow, checkPeriod } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type * as z from 'zod/mini'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'

export type Period = z.output<typeof attendancePeriodRow>
export type Checked = OutputOf<typeof checkPeriod>
export type ChecklistItem = keyof Checked
type Place = {
  readonly to: Href
  readonly group: PageGroup
  readonly search: Readonly<Record<string, string>>
}

const checklistItems = [
  'openLeave',
  'openAttendance',
  'openOffSite',
  'openOt',
  'noTimeIn',
  'noTimeOut',
  'unassignedPunches',
  'punchesOfNobody',
  'withoutRate',
  'otNoTime',
  'otWithoutSalary',
] as const satisfies readonly ChecklistItem[]

/** Limited to the dates of the period; undefined = listed in place. */
export function placeOf(item: ChecklistItem, { from, to }: Period, mayOverrule: boolean): Place | undefined {
  const pending = { status: 'PENDING', from, to }
  const daysWith = (status: string): Place =>
    mayOverrule
      ? { to: paths.missingTimes, group: 'OVERRULE', search: { range: 'monthly', at: to } }
      : {
          to: paths.attendanceLists,
          group: 'ATTENDANCE_SUMMARY',
          search: { range: 'monthly', at: to, status },
        }
  const places: { readonly [Item in ChecklistItem]?: Place } = {
    openLeave: { to: paths.leaveRequests, group: 'LEAVE_REQUEST', search: pending },
    openAttendance: { to: paths.attendanceRequests, group: 'ATTENDANCE_REQUEST', search: pending },
    openOffSite: { to: paths.offSiteRequests, group: 'OFF_SITE_REQUESTS', search: pending },
    openOt: { to: paths.otRequests, group: 'OT_REQUEST', search: pending },
    noTimeIn: daysWith('NO_TIME_IN'),
    noTimeOut: daysWith('NO_TIME_OUT'),
    punchesOfNobody: { to: paths.unassignedPunches, group: 'ATTENDANCE_MONITORING', search: {} },
    withoutRate: { to: paths.attendanceRates, group: 'ATTENDANCE_RATES', search: {} },
    otNoTime: { to: paths.otRecords, group: 'OT_RECORD', search: { from, to } },
    otWithoutSalary: { to: paths.otRecords, group: 'OT_RECORD', search: { from, to } },
  }
  return places[item]
}

/** Open items, in order. */
export const openItems = (checked: Checked): ChecklistItem[] =>
  checklistItems.filter(item => checked[item] > 0)
