// What a leave request shows in a list: its owner's, or of others with the buttons to decide it. What waits for a decision
// shows more (waiting-columns.tsx).
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ApprovalProgress } from '#web/shared/approval/ApprovalProgress.tsx'
import { daysOf, formatInstant } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'

/** Fetched once there is something to decide: nobody decides on a request of their own. */
const RowDecision = lazy(() => import('./RowDecision.tsx').then(file => ({ default: file.RowDecision })))

export type LeaveListKind = 'own' | 'others'
type LeaveColumn = Column<LeaveRequestRow>

export function useLeaveColumns(kind: LeaveListKind): readonly LeaveColumn[] {
  const { t } = useTranslation()
  const person: LeaveColumn = {
    id: 'employee',
    title: t('leave.employee'),
    card: 'title',
    cell: row => (
      <PersonName person={row.employee} detail={<LeaveTypeName type={row.leaveType} request={row} />} />
    ),
  }
  const type: LeaveColumn = {
    id: 'type',
    title: t('leave.type'),
    card: 'title',
    cell: row => <LeaveTypeName type={row.leaveType} request={row} />,
  }
  const when: readonly LeaveColumn[] = [
    {
      id: 'dates',
      title: t('leave.dates'),
      cell: row => (
        <>
          <LeaveDates range={row} />
          <HoldsNow request={row} />
        </>
      ),
    },
    { id: 'days', title: t('leave.days'), align: 'right', cell: row => daysOf(row.halfDays) },
  ]
  const state: readonly LeaveColumn[] = [
    { id: 'status', title: t('ui.status'), card: 'corner', cell: row => <StatusBadge status={row.status} /> },
    { id: 'progress', title: t('leave.progress'), cell: row => <ApprovalProgress {...row} /> },
  ]
  const requestedAt: LeaveColumn = {
    id: 'requestedAt',
    title: t('leave.requestedAt'),
    card: 'hidden',
    cell: row => formatInstant(row.createdAt),
  }
  const decision: LeaveColumn = {
    id: 'decision',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: row => row.may.decide && <Decision request={row} />,
  }
  if (kind === 'own') return [type, ...when, ...state, requestedAt]
  return [person, ...when, ...state, decision]
}

/** As high as its buttons while they are fetched: the row keeps its height. */
const Decision = ({ request }: { request: LeaveRequestRow }) => (
  <Suspense fallback={<div style={{ height: 26 }} />}>
    <RowDecision request={request} />
  </Suspense>
)
