// What to check before a period is closed, and where to fix it (A13).
import type { attendancePeriodRow, checkPeriod } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type * as z from 'zod/mini'
import { paths } from '@hr/contract/paths.ts'
import type { Place } from '#web/ui/place.ts'
import { place } from '#web/ui/place.ts'

export type Period = z.output<typeof attendancePeriodRow>
export type Checked = OutputOf<typeof checkPeriod>
export type ChecklistItem = keyof Checked
type Fix = Place & { readonly group: PageGroup }

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
export function placeOf(item: ChecklistItem, { from, to }: Period, mayOverrule: boolean): Fix | undefined {
  const pending = { status: 'PENDING', from, to } as const
  const daysWith = (status: 'NO_TIME_IN' | 'NO_TIME_OUT'): Fix =>
    mayOverrule
      ? { ...place(paths.missingTimes, { range: 'monthly', at: to }), group: 'OVERRULE' }
      : {
          ...place(paths.attendanceLists, { range: 'monthly', at: to, status }),
          group: 'ATTENDANCE_SUMMARY',
        }
  const places: { readonly [Item in ChecklistItem]?: Fix } = {
    openLeave: { ...place(paths.leaveRequests, pending), group: 'LEAVE_REQUEST' },
    openAttendance: { ...place(paths.attendanceRequests, pending), group: 'ATTENDANCE_REQUEST' },
    openOffSite: { ...place(paths.offSiteRequests, pending), group: 'OFF_SITE_REQUESTS' },
    openOt: { ...place(paths.otRequests, pending), group: 'OT_REQUEST' },
    noTimeIn: daysWith('NO_TIME_IN'),
    noTimeOut: daysWith('NO_TIME_OUT'),
    punchesOfNobody: { to: paths.unassignedPunches, group: 'ATTENDANCE_MONITORING' },
    withoutRate: { to: paths.attendanceRates, group: 'ATTENDANCE_RATES' },
    otNoTime: { ...place(paths.otRecords, { range: 'monthly', at: to }), group: 'OT_RECORD' },
    otWithoutSalary: { ...place(paths.otRecords, { range: 'monthly', at: to }), group: 'OT_RECORD' },
  }
  return places[item]
}

/** Open items, in order. */
export const openItems = (checked: Checked): ChecklistItem[] =>
  checklistItems.filter(item => checked[item] > 0)
