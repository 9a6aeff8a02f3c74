// Codes of ledger entries that the product creates; readers see texts (L11).
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'

/** Changes of a yearly grant; all other reasons are HR's own words. */
export const grantReasons = {
  start: 'FIRST_DAY_CHANGED',
  end: 'END_OF_EMPLOYMENT',
  amount: 'AMOUNT_CHANGED',
} as const

/** HR must not use one of these as a reason: it would count as a change by the product. */
export const isGrantReason = (text: string): boolean =>
  text === grantReasons.start || text === grantReasons.end || text === grantReasons.amount

export function reasonText(language: Language, text: string): string {
  if (text === grantReasons.start) return messageText(language, 'firstDayChanged')
  if (text === grantReasons.end) return messageText(language, 'endOfEmployment')
  return text === grantReasons.amount ? messageText(language, 'amountChanged') : text
}
