// Whether the caller may call the endpoint. The one place that reads `allow` (P4, P5); denied by default.
import { can } from '@hr/domain/access/can.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import type { RestrictedPurpose } from '@hr/domain/session/session-purpose.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Throws UNAUTHORIZED without a session, FORBIDDEN without the permission. */
export function authorise(
  endpoint: Pick<Endpoint, 'method' | 'allow' | 'restricted' | 'endsSession'>,
  caller: Caller | null,
): void {
  const { allow } = endpoint
  if (allow === 'public') return
  if (!caller) throw new Refusal('UNAUTHORIZED')
  if (isRestricted(caller.purpose) && !endpoint.restricted?.includes(caller.purpose))
    throw new Refusal('FORBIDDEN')
  if (caller.purpose === 'view_as' && endpoint.method !== 'GET' && !endpoint.endsSession)
    throw new Refusal('VIEW_ONLY')
  if (!isAllowed(allow, caller)) throw new Refusal('FORBIDDEN')
}

const isRestricted = (purpose: Caller['purpose']): purpose is RestrictedPurpose =>
  purpose !== 'full' && purpose !== 'view_as'

function isAllowed(allow: Exclude<Endpoint['allow'], 'public'>, caller: Caller): boolean {
  if (allow === 'signedIn') return true
  if (typeof allow === 'string') return caller.type === allow
  if ('amsGroup' in allow) return caller.type === 'ams' && can(caller.access, allow.amsGroup, allow.action)
  return caller.type === 'app' && can(caller.access, allow.group, allow.action)
}
