// The requests about a day that its reader may list (P5), for its explanation (A12).
import type { RequestOfDay } from '@hr/contract/attendance.ts'
import { attendanceGroups } from '@hr/contract/attendance-request.ts'
import { leaveGroups } from '@hr/contract/leave.ts'
import { offSiteGroups } from '@hr/contract/off-site-request.ts'
import { otGroups } from '@hr/contract/ot-request.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { DayOf } from '../overtime/ot-record.store.ts'
import { listRequestsOn } from './day-requests.queries.ts'
import { teamOf } from './day-scope.ts'

const groupsOf = { LEAVE: leaveGroups, ATTENDANCE: attendanceGroups, OFF_SITE: offSiteGroups, OT: otGroups }

export async function requestsOfDay(
  work: Pick<Work<unknown>, 'db' | 'caller'>,
  day: DayOf,
): Promise<RequestOfDay[]> {
  const { access, employeeId } = work.caller
  const isOwn = employeeId === day.employeeId
  const isOfTeam = !isOwn && (await teamOf(work)).includes(day.employeeId)
  const rows = await listRequestsOn(work.db, day)
  return rows.filter(({ kind }) => {
    const { mine, team: ofTeam, all } = groupsOf[kind]
    return can(access, [all, ...(isOwn ? [mine] : []), ...(isOfTeam ? [ofTeam] : [])], 'view')
  })
}
