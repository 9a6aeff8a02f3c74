import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { Fragment } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { leaveRangeParts } from './leave-range-text.ts'

/** The dates of a leave; wraps only between first and last day. */
export function LeaveDates({ range }: { range: LeaveRange }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const parts = leaveRangeParts(range, { AM: t('leave.morning'), PM: t('leave.afternoon') }, language)
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>
        {part}
        {index < parts.length - 1 && ' -'}
      </span>
    </Fragment>
  ))
}
