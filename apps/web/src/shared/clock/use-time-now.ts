// The company's local time, updated every 15 seconds.
import { localTimeOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'
import { useSyncExternalStore } from 'react'
import { useProfile } from '#web/shared/session.ts'

const tickMs = 15_000

function everyTick(listener: () => void) {
  const timer = setInterval(listener, tickMs)
  return () => clearInterval(timer)
}

export function useTimeNow(): LocalTime {
  const timeZone = useProfile().workspace?.timeZone ?? 'UTC'
  return useSyncExternalStore(everyTick, () => localTimeOf(Date.now(), timeZone))
}
