// The facts for a decision in the row of a waiting leave request.
import type { DecisionFacts } from '@hr/contract/leave-decision.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { FileCount } from '#web/shared/request/FileCount.tsx'
import classes from '#web/shared/request/Waiting.module.css'
import type { WaitingWords } from '#web/shared/request/waiting-columns.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { useAboutLeave, useLeaveText } from '../leave-text.ts'
import { daysUntil } from '#web/shared/person/next-leave.ts'

/** A request is urgent from this many days before its first day. */
const soonDays = 2

function Left({ years }: { years: DecisionFacts['years'] }) {
  const { leftAfter } = useLeaveText()
  return years.length > 0 && <span className={classes.fact}>{leftAfter(years)}</span>
}

function Soon({ request }: { request: LeaveRequestRow }) {
  const { t } = useTranslation()
  const days = daysUntil(useToday(), request)
  if (days > soonDays) return null
  const text =
    days < 0
      ? t('leave.hasBegun')
      : days === 0
        ? t('leave.beginsToday')
        : t('leave.beginsIn', { count: days })
  return <span className={classes.soon}>{text}</span>
}

/** The facts for a decision in one line: remaining balance, colleagues away, files, and whether it begins soon. */
function FactsLine({ request }: { request: LeaveRequestRow }) {
  const { decision } = request
  if (decision === null) return null
  const { years, fileCount } = decision
  return (
    <div className={classes.facts}>
      <Soon request={request} />
      <Left years={years} />
      <AwayHint facts={decision} range={request} />
      <FileCount count={fileCount} />
    </div>
  )
}

export function useWaitingLeave(): WaitingWords<LeaveRequestRow> {
  const { t } = useTranslation()
  const aboutOf = useAboutLeave()
  return {
    kind: leaveKind,
    aboutOf,
    detail: row => <LeaveTypeName type={row.leaveType} request={row} />,
    when: row => <LeaveDates range={row} />,
    facts: row => (
      <>
        <HoldsNow request={row} />
        <FactsLine request={row} />
      </>
    ),
    more: [{ id: 'days', title: t('leave.days'), align: 'right', cell: row => daysOf(row.halfDays) }],
  }
}
