// Says whether the shown days are final (A13).
import { listClosedPeriods } from '@hr/contract/attendance-period.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { periodState } from '@hr/domain/calendar/period-state.ts'
import type { PeriodState } from '@hr/domain/calendar/period-state.ts'
import { Badge } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'

const periodColors = {
  OPEN: 'gray',
  ENDED: 'yellow',
  PARTLY_CLOSED: 'yellow',
  CLOSED: 'green',
} as const satisfies Record<PeriodState, string>

export function PeriodBadge({ range }: { range: DateRange }) {
  const { t } = useTranslation()
  const today = useToday()
  const { data } = useCall(listClosedPeriods, {}, { quiet: true })
  if (data === undefined) return null
  const state = periodState(range, data, today)
  return (
    <Badge color={periodColors[state]} style={{ flexShrink: 0 }}>
      {t(`attendanceDay.periodStates.${state}`)}
    </Badge>
  )
}
