// Why a request is refused: a code of the contract, parameters of its text, and the fields concerned.
import { errorStatus } from '@hr/contract/error-codes.ts'
import type { ErrorCode } from '@hr/contract/error-codes.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import type { MessageParameters } from '@hr/contract/messages/text.ts'

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly parameters: MessageParameters
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, parameters: MessageParameters = {}, fields: readonly FieldError[] = []) {
    super(code)
    this.code = code
    this.parameters = parameters
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Throws NOT_FOUND without a value; also for rows the reader may not see. */
export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Refusal('NOT_FOUND')
  return value
}
