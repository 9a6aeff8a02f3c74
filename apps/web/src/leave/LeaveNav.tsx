// The pages of leave, beside each other: what is mine, what waits for me, my team, everybody.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { centerInRow } from '#web/ui/center-in-row.ts'
import classes from './LeaveNav.module.css'
import { decidingGroups } from './leave-reads.ts'

export type LeaveSection = 'overview' | 'myRequests' | 'waitingForMe' | 'myTeam' | 'allRequests'
type Entry = { readonly section: LeaveSection; readonly to: string; readonly search?: Record<string, string> }

/** How many requests wait for the reader. */
export function useWaitingCount(): number {
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
  const row = useRef<HTMLElement>(null)
  // On a phone the pages do not fit beside each other, and the number that comes later moves them.
  useEffect(() => {
    centerInRow(row.current, row.current?.querySelector<HTMLElement>('[aria-current=page]'))
  }, [current, waiting])
  if (entries.length < 2) return null
  return (
    <nav ref={row} aria-label={t('leave.sections')} className={classes.nav}>
      {entries.map(({ section, to, search }) => (
        <Link
          key={section}
          to={to}
          search={search ?? {}}
          className={classes.link}
          aria-current={section === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {t(`leave.${section}`)}
          {section === 'waitingForMe' && waiting > 0 && (
            <Badge
              component="span"
              size="sm"
              variant="filled"
              circle={waiting < 10}
              aria-label={t('leave.waitingCount', { count: waiting })}
            >
              {waiting}
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  )
}
