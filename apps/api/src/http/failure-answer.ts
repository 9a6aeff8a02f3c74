// The one place that makes error answers: status, code, text in the reader's language, fields.
import type { Failure } from '@hr/contract/envelope.ts'
import type { ErrorCode } from '@hr/contract/error-codes.ts'
import { errorStatus } from '@hr/contract/error-codes.ts'
import { refusedFieldText } from '@hr/contract/messages/server-text.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { isConnectionLost } from '#api/db/connect/connection-lost.ts'
import { Refusal } from './refusal.ts'

type FailureAnswer = { readonly status: number; readonly code: ErrorCode; readonly body: Failure }

/** Answers any thrown value. Unknown errors become UNEXPECTED: their text never leaves the server. */
export function failureAnswer(error: unknown, language: Language): FailureAnswer {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
  const fields: Record<string, string> = {}
  // Only the first error of a field: "is required" hides the errors that follow from a missing value.
  for (const field of refusal.fields) fields[field.path] ??= refusedFieldText(language, field)
  const message = Object.values(fields)[0] ?? serverText(language, refusal.code, refusal.parameters)
  return {
    status: refusal.status,
    code: refusal.code,
    body: {
      success: false,
      message,
      errors: [refusal.code, message],
      ...(refusal.fields.length > 0 && { fields }),
    },
  }
}

/** Errors of Fastify and PostgreSQL that mean something to the caller. */
const knownCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_MANY_PARAMETERS',
  FST_FIELDS_LIMIT: 'TOO_MANY_PARAMETERS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_MALFORMED',
  FST_PROTO_VIOLATION: 'BODY_MALFORMED',
  FST_INVALID_JSON_FIELD_ERROR: 'BODY_MALFORMED',
  FST_MP_PREMATURE_CLOSE: 'BODY_MALFORMED',
  '40001': 'BUSY',
  '40P01': 'BUSY',
  '55P03': 'BUSY',
  '22021': 'BODY_MALFORMED',
  '22P02': 'BODY_MALFORMED',
  '22P05': 'BODY_MALFORMED',
  // The database is read-only, as a standby is before it takes over.
  '25006': 'DATABASE_UNAVAILABLE',
  '53100': 'DISK_FULL',
  ENOSPC: 'DISK_FULL',
  EDQUOT: 'DISK_FULL',
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'UNEXPECTED'
  if (isConnectionLost(error)) return 'DATABASE_UNAVAILABLE'
  if ('code' in error && typeof error.code === 'string') {
    const known = knownCodes[error.code]
    if (known) return known
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status >= 400 && status < 500) return codeOfStatus(status)
  return 'UNEXPECTED'
}

function codeOfStatus(status: number): ErrorCode {
  const codes: readonly ErrorCode[] = ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
  return codes.find(code => errorStatus[code] === status) ?? 'BAD_REQUEST'
}
