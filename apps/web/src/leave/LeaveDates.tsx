import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useLeaveText } from './leave-text.ts'

/** The dates of a leave; wraps only after a day, with its half and the dash. */
export function LeaveDates({ range }: { range: LeaveRange }) {
  const days = useLeaveText().datesByDay(range)
  return days.map(({ day, half }, place) => (
    <Fragment key={day}>
      {place > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>
        {day}
        {half !== '' && (
          <Text span size="xs" c="dimmed">
            {` ${half}`}
          </Text>
        )}
        {place < days.length - 1 && ' -'}
      </span>
    </Fragment>
  ))
}
