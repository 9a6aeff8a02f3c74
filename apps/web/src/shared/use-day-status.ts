import { useToday } from './use-today.ts'
import { useTimeNow } from './clock/use-time-now.ts'
import { dayStatusCode } from './day-status.ts'
import type { ShownDay } from './day-status.ts'

/** const statusOf = useDayStatus(); statusOf(day) -> 'NOT_STARTED' */
export function useDayStatus(): (day: ShownDay) => ReturnType<typeof dayStatusCode> {
  const now = `${useToday()} ${useTimeNow()}`
  return day => dayStatusCode(day, now)
}
