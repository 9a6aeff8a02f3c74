// When the digest of a person is due (N1): at their hour of the day in the company's time zone.
import { addDays, instantOf, localDateOf } from '../calendar/local-date.ts'

/**
 * Notifications before this instant belong to a digest that is due at `now`: the last time the hour struck. A digest that
 * runs late has the same content, and a later notification waits for the next day.
 */
export function digestUntil(now: number, hour: number, timeZone: string): number {
  const today = localDateOf(now, timeZone)
  const time = `${String(hour).padStart(2, '0')}:00`
  const struck = instantOf(today, time, timeZone)
  return struck <= now ? struck : instantOf(addDays(today, -1), time, timeZone)
}
