// A failed call with the server's message.
import { failure } from '@hr/contract/envelope.ts'
import * as z from 'zod/mini'
import { translate } from '#web/i18n/translation.ts'

type Facts = { status: number; code: string; message: string; fields?: Readonly<Record<string, string>> }

export class CallError extends Error {
  /** HTTP status; 0 if the server could not be reached. */
  readonly status: number
  readonly code: string
  /** Input path -> message for the field. */
  readonly fields: Readonly<Record<string, string>>

  constructor({ status, code, message, fields = {} }: Facts) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Spec 8: 401 ends the session here, and in the app so does the message "Unauthorized" with any other status. */
export function endsSession(status: number, body: unknown, path: string): boolean {
  if (status === 401) return true
  const parsed = z.safeParse(failure, body)
  return path.startsWith('/app') && parsed.success && parsed.data.message === 'Unauthorized'
}

/** Spec 8: 400, 404 and 500 show the message, other codes the second entry of `errors`. */
export function callError(status: number, body: unknown): CallError {
  const parsed = z.safeParse(failure, body)
  // A proxy answered instead of the server.
  if (!parsed.success)
    return new CallError({ status, code: 'UNEXPECTED', message: translate('ui.noAnswer', { status }) })
  const { message, errors, fields } = parsed.data
  const shown = [400, 404, 500].includes(status) ? message : (errors[1] ?? message)
  return new CallError({ status, code: errors[0] ?? 'UNEXPECTED', message: shown, ...(fields && { fields }) })
}
