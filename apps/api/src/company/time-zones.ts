// The time zones of this server's copy of the IANA database, which is what it computes days with.
import { minutesSince } from '@hr/domain/calendar/local-date.ts'
import { timeZoneNames } from '@hr/domain/calendar/time-zone-names.ts'

export const timeZones: readonly string[] = timeZoneNames(Intl.supportedValuesOf('timeZone'))

const known: ReadonlySet<string> = new Set(timeZones)
export const isKnownTimeZone = (name: string): boolean => known.has(name)

/** How far clocks there are ahead of UTC. */
export function offsetMinutes(timeZone: string, now: Date): number {
  const minutesIn = (zone: string) => minutesSince('2000-01-01', zone)(now.getTime())
  return minutesIn(timeZone) - minutesIn('UTC')
}
