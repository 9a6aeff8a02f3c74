import type { UserError } from '@hr/domain/console-user/user-errors.ts'
import { Refusal } from '#api/http/refusal.ts'

/** Throws INVALID_INPUT with the first of them, if any. */
export function refuseUserErrors(errors: readonly UserError[]): void {
  if (errors.length === 0) return
  throw new Refusal(
    'INVALID_INPUT',
    {},
    errors.map(error => ({ ...error, parameters: {} })),
  )
}
