import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { currentLanguage } from '#web/i18n/language.ts'

export const isEmpty = (value: unknown): boolean => value === null || value === ''

/** "X is required" (spec 5) for empty fields among the named ones; the call itself would leave them unchanged. */
export function missingTexts<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  names: readonly Field[],
): Readonly<Record<string, string>> {
  const language = currentLanguage()
  const missing = names.filter(name => isEmpty(values[name]))
  return Object.fromEntries(
    missing.map(name => [name, messageText(language, 'required', { label: fieldLabel(language, name) })]),
  )
}
