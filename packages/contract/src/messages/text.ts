// A message code and its parameters as text in the reader's language: what forms say, in the browser and on the server. What
// only the server says is in server-text.ts, so that no browser fetches it.
import * as en from './en.ts'
import type { errors } from './errors-en.ts'
import { labels as englishLabels } from './labels-en.ts'
import { labels as laoLabels } from './labels-lo.ts'
import * as lo from './lo.ts'

export const languages = ['en', 'lo'] as const
export type Language = (typeof languages)[number]

/** The wanted language if it is one of those, else the first, the default. */
export const offeredLanguage = (offered: readonly Language[], wanted: Language | undefined): Language =>
  wanted !== undefined && offered.includes(wanted) ? wanted : (offered[0] ?? 'en')
export type SharedCode = keyof typeof en.messages
/** Every code there is, those of the server too. */
export type MessageCode = SharedCode | keyof typeof errors
export type MessageParameters = Readonly<Record<string, string | number>>

const catalogue = { en, lo }
const labels = { en: englishLabels, lo: laoLabels }

/** Is this a code of the catalogue? Texts made by a library are not. */
export function isSharedCode(text: string): text is SharedCode {
  return Object.hasOwn(en.messages, text)
}

/** The name of a field as a reader knows it; `unknown` is what a field without one is called. */
export function fieldLabel(language: Language, key: string, unknown = key): string {
  return labels[language][key] ?? unknown
}

/** messageText('en', 'required', { label: 'Reason' }) -> 'Reason is required' */
export const messageText = (
  language: Language,
  code: SharedCode,
  parameters: MessageParameters = {},
): string => filledIn(catalogue[language].messages[code], parameters)

/** A parameter that is missing stays visible. */
export const filledIn = (text: string, parameters: MessageParameters): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(parameters[key] ?? whole))
