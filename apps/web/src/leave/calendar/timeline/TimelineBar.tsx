// One leave of a person across its days; a link for readers who may open the request.
import type { CalendarLeave } from '@hr/contract/leave-calendar.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLeaveText } from '#web/leave/leave-text.ts'
import { newTab } from '#web/ui/LinkTo.tsx'
import { hiddenTypeColor, requestPath } from '../leave-calendar-data.ts'
import { leaveSpan } from '../leave-span.ts'
import classes from './Timeline.module.css'

type Props = {
  leave: CalendarLeave
  dates: readonly LocalDate[]
  isOwn: boolean
  /** The keyboard is here. */
  isActive: boolean
  focus: (node: HTMLElement | null) => void
  onMoveTo: () => void
}

/** In half days; a shorter bar has no room for text. */
const leastForWords = 4

export function TimelineBar({ leave, dates, isOwn, isActive, focus, onMoveTo }: Props) {
  const { t } = useTranslation()
  const { typeName, dates: datesText } = useLeaveText()
  const { start, end, isContinued, continues } = leaveSpan(dates, leave)
  const isPending = leave.status === 'PENDING'
  const name = leave.leaveType === null ? t('leave.awayType') : typeName(leave.leaveType)
  const label = [name, datesText(leave), isPending && t('status.PENDING')].filter(Boolean).join(', ')
  const place: CSSProperties & Record<`--${string}`, string | number> = {
    '--start': start,
    '--length': end - start,
    '--type': leave.leaveType?.color ?? hiddenTypeColor,
  }
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {end - start >= leastForWords && (
        <span className={classes.words} aria-hidden>
          {name}
        </span>
      )}
    </>
  )
  const stop = {
    ref: isActive ? focus : null,
    className: classes.barInside,
    tabIndex: isActive ? 0 : -1,
    title: label,
    onFocus: onMoveTo,
  }
  return (
    <div
      role="gridcell"
      aria-colindex={Math.floor(start / 2) + 2}
      aria-colspan={Math.ceil(end / 2) - Math.floor(start / 2)}
      className={classes.bar}
      style={place}
      data-pending={isPending || undefined}
      data-continued={isContinued || undefined}
      data-continues={continues || undefined}
    >
      {leave.leaveType === null ? (
        <span {...stop}>{content}</span>
      ) : (
        <Link {...stop} to={requestPath(leave.id, isOwn)} {...newTab}>
          {content}
        </Link>
      )}
    </div>
  )
}
