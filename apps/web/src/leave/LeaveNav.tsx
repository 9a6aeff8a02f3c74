// The pages of leave, beside each other: what is mine, what waits for me, my team, everybody.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { WaitingMark } from '#web/shared/request/WaitingMark.tsx'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { decidingGroups } from './leave-reads.ts'

export type LeaveSection = 'overview' | 'myRequests' | 'waitingForMe' | 'myTeam' | 'allRequests'
type Entry = { readonly section: LeaveSection; readonly to: string; readonly search?: Record<string, string> }

/** How many requests wait for the reader. */
function useWaitingCount(): number {
  const waiting = useCall(listLeaveRequests, { scope: 'approvals', limit: 1 }, { quiet: true })
  return waiting.data?.total ?? 0
}

function useEntries(): readonly Entry[] {
  const may = useCan()
  const hasOwn = useProfile().employee !== null && may('MY_LEAVE')
  const own: readonly Entry[] = [
    { section: 'overview', to: paths.leaves },
    { section: 'myRequests', to: paths.myLeave },
  ]
  const deciding: readonly Entry[] = [
    { section: 'waitingForMe', to: paths.teamLeaveRequests },
    { section: 'myTeam', to: paths.teamLeaveRequests, search: { list: 'team' } },
  ]
  return [
    ...(hasOwn ? own : []),
    ...deciding.filter(({ section }) =>
      may(section === 'myTeam' ? 'TEAM_LEAVE_REQUEST' : [...decidingGroups]),
    ),
    ...(may('LEAVE_REQUEST') ? [{ section: 'allRequests', to: paths.leaveRequests } as const] : []),
  ]
}

export function LeaveNav({ current }: { current: LeaveSection }) {
  const { t } = useTranslation()
  const waiting = useWaitingCount()
  const entries = useEntries()
  return (
    <SectionNav
      label={t('leave.sections')}
      moves={waiting}
      entries={entries.map(({ section, ...entry }) => ({
        ...entry,
        title: t(section === 'overview' ? 'leave.overview' : `request.${section}`),
        isCurrent: section === current,
        mark: section === 'waitingForMe' && <WaitingMark count={waiting} />,
      }))}
    />
  )
}
