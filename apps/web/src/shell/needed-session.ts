// Which kind of session an area needs (spec 6).
import type { SessionType } from '@hr/domain/session/landing.ts'
import { CallError } from '#web/api/call-error.ts'
import { translate } from '#web/i18n/translation.ts'

const needed: ReadonlyMap<string, SessionType | 'none'> = new Map([
  ['app', 'app'],
  ['ams', 'ams'],
  ['space', 'space'],
  ['open', 'none'],
])

/** An area without a guard opens to nobody: the route error "Unknown middleware", 500 (spec 8). */
export function neededSession(area: string): SessionType | 'none' {
  const type = needed.get(area)
  if (type !== undefined) return type
  throw new CallError({ status: 500, code: 'UNKNOWN_MIDDLEWARE', message: translate('ui.unknownMiddleware') })
}
