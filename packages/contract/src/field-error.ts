// What a failed check of a shape means to a reader: a path, a message code and its parameters.
import type * as z from 'zod/mini'
import { fieldLabel, isSharedCode, messageText } from './messages/text.ts'
import type { Language, MessageCode, MessageParameters, SharedCode } from './messages/text.ts'

export type FieldError<Code = MessageCode> = { path: string; code: Code; parameters: MessageParameters }
type Issue = z.core.$ZodIssue

const isAbsent = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === ''

const numberCodes: Readonly<Record<string, SharedCode>> = { number: 'number', int: 'integer' }

const codeOf: { readonly [Code in Issue['code']]?: (issue: Issue) => SharedCode } = {
  invalid_type: issue =>
    isAbsent(issue) ? 'required' : ('expected' in issue && numberCodes[issue.expected]) || 'invalid',
  too_small: issue => ('origin' in issue && issue.origin === 'string' ? 'minLength' : 'numberMin'),
  too_big: issue => ('origin' in issue && issue.origin === 'string' ? 'maxLength' : 'numberMax'),
  unrecognized_keys: () => 'unknownField',
  invalid_value: issue => (isAbsent(issue) ? 'required' : 'choice'),
  invalid_union: issue => (isAbsent(issue) ? 'required' : 'invalid'),
}

function messageCode(issue: Issue): SharedCode {
  if (isAbsent(issue) && issue.code !== 'custom' && issue.path.length > 0) return 'required'
  if (isSharedCode(issue.message)) return issue.message
  return codeOf[issue.code]?.(issue) ?? 'invalid'
}

/** Needs issues made with `reportInput: true`, so that a missing value differs from a wrong one. */
export function fieldError(issue: Issue): FieldError<SharedCode> {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  const parameters: Record<string, string | number> = { field: String(path.at(-1) ?? '') }
  if ('minimum' in issue) parameters.min = Number(issue.minimum)
  if ('maximum' in issue) parameters.max = Number(issue.maximum)
  return { path: path.map(String).join('.'), code: messageCode(issue), parameters }
}

/** The text under a field. */
export const fieldErrorText = (language: Language, error: FieldError<SharedCode>): string =>
  messageText(language, error.code, withLabel(language, error))

/**
 * Its parameters with the label, which comes from the last name in the path; '0' and the like are skipped. A field that no
 * form shows is "This value": the answer names it in `fields`, for programs.
 */
export function withLabel(language: Language, { path, parameters }: FieldError): MessageParameters {
  const key = path.split('.').findLast(part => !/^\d*$/.test(part)) ?? ''
  return { label: fieldLabel(language, key, messageText(language, 'thisValue')), ...parameters }
}
