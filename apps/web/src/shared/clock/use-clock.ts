// The reader's attendance today and the next punch; a double click or a retry records one punch.
import { addPunch, listDays } from '@hr/contract/attendance.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useToday } from '#web/shared/use-today.ts'
import { nextPunch } from './next-punch.ts'

/** After midnight, yesterday's night shift is shown until its out. */
const shownDay = (days: readonly AttendanceDay[], today: string): AttendanceDay | undefined =>
  days.find(day => day.date < today && day.isProvisional && nextPunch(day.periods) === 'OUT') ??
  days.find(day => day.date === today)

/** day = null: too early or too late for any day (A3). */
type Recorded = { readonly time: string; readonly day: AttendanceDay | null }

export function useClock() {
  const today = useToday()
  const [recorded, setRecorded] = useState<Recorded>()
  const days = useCall(listDays, { from: addDays(today, -1), to: today })
  const punch = useAction(addPunch, {
    quiet: true,
    onSuccess: setRecorded,
  })
  const read = shownDay(days.data?.rows ?? [], today)
  return {
    query: days,
    /** The answer to the punch is shown until the day is read again. */
    day: days.isFetching && recorded?.day ? recorded.day : read,
    recorded,
    error: punch.error,
    isRunning: punch.isRunning,
    press: () => {
      setRecorded(undefined)
      punch.run({})
    },
  }
}
