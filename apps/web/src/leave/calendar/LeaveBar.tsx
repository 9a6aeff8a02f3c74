import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { usePersonName } from '#web/ui/PersonName.tsx'
import classes from './MonthGrid.module.css'
import { hiddenTypeColor } from './leave-calendar-data.ts'
import type { CalendarLeave } from './leave-calendar-data.ts'
import type { Bar } from './week-bars.ts'

type Props = { bar: Bar<CalendarLeave>; onOpen: () => void }

/** One leave across the days of a week. Keyboard and screen readers get the same from the day. */
export function LeaveBar({ bar, onOpen }: Props) {
  const { leave, start, end, lane, isContinued, continues } = bar
  const name = usePersonName(leave.employee)
  const place: CSSProperties & Record<`--${string}`, string | number> = {
    '--start': start,
    '--length': end - start,
    '--lane': lane,
    '--type': leave.leaveType?.color ?? hiddenTypeColor,
  }
  return (
    <UnstyledButton
      className={classes.bar}
      style={place}
      tabIndex={-1}
      data-pending={leave.status === 'PENDING' || undefined}
      data-continued={isContinued || undefined}
      data-continues={continues || undefined}
      onClick={onOpen}
    >
      <span className={classes.barName}>{name}</span>
    </UnstyledButton>
  )
}
