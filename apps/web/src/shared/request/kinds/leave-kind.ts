// Leave as a kind of request (R1), for the shared parts of requests.
import { leaveCalls, leaveGroups } from '@hr/contract/leave.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { kindWords } from '#web/shared/request/kind-words.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

export const leaveKind = {
  code: 'LEAVE',
  calls: leaveCalls,
  groups: leaveGroups,
  pages: {
    mine: { to: paths.myLeave },
    waiting: { to: paths.teamLeaveRequests },
    team: place(paths.teamLeaveRequests, { list: 'team' }),
    all: { to: paths.leaveRequests },
  },
  menuNames: { waiting: 'menu.teamLeaveRequests', all: 'menu.leaveRequests' },
  ownPage: paths.myLeaveRequest,
  approverPage: paths.leaveRequest,
  words: kindWords('leave', { request: 'leave.request', ask: 'leave.requestLeave', title: 'leave.number' }),
} satisfies RequestKind
