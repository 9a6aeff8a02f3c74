// Leave that waits for the reader's decision, with what it is decided by in the row.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import { WaitingList } from '#web/shared/request/WaitingList.tsx'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { leaveKind } from '../leave-kind.ts'
import { useAboutLeave } from '../leave-text.ts'
import { FactsLine } from './FactsLine.tsx'

type Props = { list: ListState<LeaveRequestRow>; empty?: { title: string; text: string } }

export function LeaveWaitingList(props: Props) {
  const { t } = useTranslation()
  const aboutOf = useAboutLeave()
  return (
    <WaitingList
      {...props}
      words={{
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
      }}
    />
  )
}
