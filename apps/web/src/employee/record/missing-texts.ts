import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import type { DraftField, RecordDraft } from './record-draft.ts'

export const isEmpty = (value: unknown): boolean => value === null || value === ''

/** "X is required" (spec 5) for those of the named fields that are empty: the call itself would leave them as they are. */
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
