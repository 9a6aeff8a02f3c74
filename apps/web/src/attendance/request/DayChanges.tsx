// Days as they are, and as the request would change them (A11).
import type { DayBrief, DayChange } from '@hr/contract/attendance-request-shapes.ts'
import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { dayTitle } from '#web/shared/format.ts'
import classes from './DayChanges.module.css'
import { useRequestText } from './use-request-text.ts'

const mostShown = 7

export function BriefDay({ day }: { day: DayBrief | null }) {
  const { t } = useTranslation()
  const { timesOf } = useRequestText()
  if (day === null) {
    return (
      <Text span inherit c="dimmed">
        {t('attendanceRequest.toCome')}
      </Text>
    )
  }
  const { timeIn, timeOut, lateTime, earlyOutTime } = day
  const facts = [
    (timeIn !== null || timeOut !== null) && timesOf(day),
    lateTime > 0 && t('attendanceRequest.lateBy', { minutes: lateTime }),
    earlyOutTime > 0 && t('attendanceRequest.earlyBy', { minutes: earlyOutTime }),
  ].filter(fact => fact !== false)
  return (
    <span className={classes.brief}>
      <DayStatusBadge day={day} size="sm" />
      {facts.length > 0 && <span>{facts.join(', ')}</span>}
    </span>
  )
}

/** The date with its weekday. */
export function DayName({ date }: { date: string }) {
  return <span className={classes.date}>{dayTitle(date, useLanguage())}</span>
}

function ChangedDay({ day: { date, before, after } }: { day: DayChange }) {
  const { t } = useTranslation()
  const stays = after !== null && JSON.stringify(before) === JSON.stringify(after)
  return (
    <li className={classes.day}>
      <DayName date={date} />
      <span className={classes.change}>
        <BriefDay day={before} />
        {stays ? (
          <Text span inherit c="dimmed">
            {t('attendanceRequest.stays')}
          </Text>
        ) : (
          after !== null && (
            <span className={classes.after}>
              <IconArrowRight size={16} className={classes.arrow} aria-hidden />
              <BriefDay day={after} />
            </span>
          )
        )}
      </span>
    </li>
  )
}

export const isToCome = ({ before, after }: DayChange): boolean => before === null && after === null

export function DayChanges({ days, label }: { days: readonly DayChange[]; label: string }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  if (days.every(isToCome)) {
    return (
      <Text size="sm" c="dimmed">
        {t('attendanceRequest.allToCome')}
      </Text>
    )
  }
  const shown = isWhole ? days : days.slice(0, mostShown)
  return (
    <>
      <ul className={classes.days} aria-label={label}>
        {shown.map(day => (
          <ChangedDay key={day.date} day={day} />
        ))}
      </ul>
      {shown.length < days.length && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setIsWhole(true)}>
          {t('attendanceRequest.showDays')}
        </Button>
      )}
    </>
  )
}
