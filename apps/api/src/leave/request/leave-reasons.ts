// What entries of the ledger that the product makes by itself are known by; readers see words (L11).
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'

/** They change what a yearly grant is worth; all others are HR's own words. */
export const grantReasons = {
  start: 'FIRST_DAY_CHANGED',
  end: 'END_OF_EMPLOYMENT',
  amount: 'AMOUNT_CHANGED',
} as const

/** HR's own reason must not read as one of these: it would count as what an end or a changed amount has done. */
export const isGrantReason = (text: string): boolean =>
  text === grantReasons.start || text === grantReasons.end || text === grantReasons.amount

export function reasonText(language: Language, text: string): string {
  if (text === grantReasons.start) return messageText(language, 'firstDayChanged')
  if (text === grantReasons.end) return messageText(language, 'endOfEmployment')
  return text === grantReasons.amount ? messageText(language, 'amountChanged') : text
}
