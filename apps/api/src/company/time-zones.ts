// The time zones of this server's copy of the IANA database, which is what it computes days with.
import { minutesSince } from '@hr/domain/calendar/local-date.ts'

/** The runtime lists some zones by a name that nobody looks for any more. */
const newNames: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** It leaves UTC out, because it is no place. */
export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(name => newNames[name] ?? name), 'UTC']),
].toSorted()

const known: ReadonlySet<string> = new Set(timeZones)
export const isKnownTimeZone = (name: string): boolean => known.has(name)

/** How far clocks there are ahead of UTC. */
export function offsetMinutes(timeZone: string, now: Date): number {
  const minutesIn = (zone: string) => minutesSince('2000-01-01', zone)(now.getTime())
  return minutesIn(timeZone) - minutesIn('UTC')
}
