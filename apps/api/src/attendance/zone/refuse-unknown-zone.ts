import { isKnownTimeZone } from '#api/company/time-zones.ts'
import { Refusal } from '#api/http/refusal.ts'

/** INVALID_INPUT. */
export function refuseUnknownZone(timeZone: string): void {
  if (isKnownTimeZone(timeZone)) return
  throw new Refusal('INVALID_INPUT', {}, [{ path: 'timeZone', code: 'choice', parameters: {} }])
}
