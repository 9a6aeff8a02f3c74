import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import type { DraftField, RecordDraft } from './record-draft.ts'

export const isEmpty = (value: unknown): boolean => value === null || value === ''

/** "X is required" (spec 5) for empty fields among the named ones; the call itself would leave them unchanged. */
export function missingTexts(
  values: RecordDraft,
  names: readonly DraftField[],
): Readonly<Record<string, string>> {
  const language = currentLanguage()
  const missing = names.filter(name => isEmpty(values[name]))
  return Object.fromEntries(
    missing.map(name => [name, messageText(language, 'required', { label: fieldLabel(language, name) })]),
  )
}
