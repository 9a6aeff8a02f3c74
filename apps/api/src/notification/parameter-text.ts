// Parameters of a notification or message as text: names in the reader's language, dates as DD/MM/YYYY, days.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Language } from '@hr/contract/messages/text.ts'

export type Bilingual = { readonly en: string; readonly lo: string }

export const inBothLanguages = (text: (language: Language) => string): Bilingual => ({
  en: text('en'),
  lo: text('lo'),
})

/** `days` counts half days; dates are 'YYYY-MM-DD'. */
export type TextParameters = Readonly<Record<string, string | number | Bilingual>>

/** parameterText('en', 'days', 5) -> '2.5 days' */
export function parameterText(language: Language, key: string, value: TextParameters[string]): string {
  if (typeof value === 'object') return value[language]
  if (key === 'days' && typeof value === 'number') return daysText(language, value)
  if (typeof value === 'string' && isLocalDate(value)) return value.split('-').toReversed().join('/')
  return String(value)
}

/** Lao has one form; English says "1 day", "0.5 days". */
function daysText(language: Language, halfDays: number): string {
  const unit = language === 'lo' ? 'ມື້' : halfDays === 2 ? 'day' : 'days'
  return `${halfDays / 2} ${unit}`
}

/** `{dates}` is `from` and `to`: '09/03/2026 to 10/03/2026', or one date if both are the same. */
function datesText(language: Language, { from = '', to = '' }: TextParameters): string {
  const [first, last] = [parameterText(language, 'from', from), parameterText(language, 'to', to)]
  return first === last ? first : `${first} ${language === 'lo' ? 'ຫາ' : 'to'} ${last}`
}

export const filledText = (language: Language, text: string, parameters: TextParameters): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    if (key === 'dates') return datesText(language, parameters)
    const value = parameters[key]
    return value === undefined ? whole : parameterText(language, key, value)
  })

/** All parameters as plain text, for message templates. */
export const plainParameters = (language: Language, parameters: TextParameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key, parameterText(language, key, value)]),
  )
