// The facts for a decision in one line: remaining balance, colleagues away, files, and whether it begins soon.
import type { DecisionFacts } from '@hr/contract/leave-decision.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysUntil } from '../next-leave.ts'
import { useLeaveText } from '../leave-text.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { FileCount } from '#web/shared/request/FileCount.tsx'
import { useToday } from '#web/shared/use-today.ts'
import classes from '#web/shared/request/Waiting.module.css'

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

export function FactsLine({ request }: { request: LeaveRequestRow }) {
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
