// What a failed check of a shape means to a reader: a path, a message code and its parameters.
import type * as z from 'zod/mini'
import { fieldLabel, isMessageCode, messageText } from './messages/text.ts'
import type { Language, MessageCode, MessageParameters } from './messages/text.ts'

export type FieldError = { path: string; code: MessageCode; parameters: MessageParameters }
type Issue = z.core.$ZodIssue

const isAbsent = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === ''

const codeOf: { readonly [Code in Issue['code']]?: (issue: Issue) => MessageCode } = {
  invalid_type: issue =>
    isAbsent(issue) ? 'required' : 'expected' in issue && issue.expected === 'number' ? 'number' : 'invalid',
  too_small: issue => ('origin' in issue && issue.origin === 'string' ? 'minLength' : 'numberMin'),
  too_big: issue => ('origin' in issue && issue.origin === 'string' ? 'maxLength' : 'numberMax'),
  unrecognized_keys: () => 'unknownField',
  invalid_value: issue => (isAbsent(issue) ? 'required' : 'choice'),
  invalid_union: issue => (isAbsent(issue) ? 'required' : 'invalid'),
}

function messageCode(issue: Issue): MessageCode {
  if (isAbsent(issue) && issue.code !== 'custom' && issue.path.length > 0) return 'required'
  if (isMessageCode(issue.message)) return issue.message
  return codeOf[issue.code]?.(issue) ?? 'invalid'
}

/** Needs issues made with `reportInput: true`, so that "nothing given" is told from "wrong". */
export function fieldError(issue: Issue): FieldError {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  const parameters: Record<string, string | number> = { field: String(path.at(-1) ?? '') }
  if ('minimum' in issue) parameters.min = Number(issue.minimum)
  if ('maximum' in issue) parameters.max = Number(issue.maximum)
  return { path: path.map(String).join('.'), code: messageCode(issue), parameters }
}

/** The text under a field; the label comes from the last name in the path, '0' and the like skipped. */
export function fieldErrorText(language: Language, error: FieldError): string {
  const key = error.path.split('.').findLast(part => !/^\d*$/.test(part)) ?? ''
  return messageText(language, error.code, { label: fieldLabel(language, key), ...error.parameters })
}
