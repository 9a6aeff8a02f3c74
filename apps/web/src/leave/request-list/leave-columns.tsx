// The columns of leave requests: one's own, or those of others with buttons to decide.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import { useRequestColumns } from '#web/shared/request/list-columns.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { useAboutLeave } from '../leave-text.ts'

type LeaveColumn = Column<LeaveRequestRow>

export function useLeaveColumns(kind: 'own' | 'others'): readonly LeaveColumn[] {
  const { t } = useTranslation()
  const { state, requestedAt, decision } = useRequestColumns<LeaveRequestRow>(leaveKind, useAboutLeave())
  const person: LeaveColumn = {
    id: 'employee',
    title: t('request.employee'),
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
      title: t('request.dates'),
      cell: row => (
        <>
          <LeaveDates range={row} />
          <HoldsNow request={row} />
        </>
      ),
    },
    { id: 'days', title: t('leave.days'), align: 'right', folds: 2, cell: row => daysOf(row.halfDays) },
  ]
  if (kind === 'own') return [type, ...when, ...state, requestedAt]
  return [person, ...when, ...state, decision]
}
