// The facts for a decision in the row of a waiting leave request.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import type { WaitingWords } from '#web/shared/request/waiting-columns.tsx'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { leaveKind } from '../leave-kind.ts'
import { useAboutLeave } from '../leave-text.ts'
import { FactsLine } from './FactsLine.tsx'

export function useWaitingLeave(): WaitingWords<LeaveRequestRow> {
  const { t } = useTranslation()
  const aboutOf = useAboutLeave()
  return {
    kind: leaveKind,
    aboutOf,
    detail: row => <LeaveTypeName type={row.leaveType} request={row} />,
    when: row => (
      <>
        <LeaveDates range={row} />
        <HoldsNow request={row} />
        <FactsLine request={row} />
      </>
    ),
    more: [{ id: 'days', title: t('leave.days'), align: 'right', cell: row => daysOf(row.halfDays) }],
  }
}
