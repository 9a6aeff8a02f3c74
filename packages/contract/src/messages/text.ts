// A message code and its parameters as text in the reader's language.
import * as en from './en.ts'
import { labels as englishLabels } from './labels-en.ts'
import { labels as laoLabels } from './labels-lo.ts'
import * as lo from './lo.ts'

export type Language = 'en' | 'lo'
export type MessageCode = keyof typeof en.messages
export type MessageParameters = Readonly<Record<string, string | number>>

const catalogue = { en, lo }
const labels = { en: englishLabels, lo: laoLabels }

/** Is this a code of the catalogue? Texts made by a library are not. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(en.messages, text)
}

/** The name of a field as a reader knows it; an unknown key is shown as it is. */
export function fieldLabel(language: Language, key: string): string {
  return labels[language][key] ?? key
}

/** messageText('en', 'required', { label: 'Reason' }) -> 'Reason is required' */
export function messageText(
  language: Language,
  code: MessageCode,
  parameters: MessageParameters = {},
): string {
  return catalogue[language].messages[code].replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(parameters[key] ?? whole),
  )
}
