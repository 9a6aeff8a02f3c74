// What the product itself writes into the history of a request is read in the reader's language; what people write stays
// as they wrote it (R11).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'

/** Somebody's own words, or those of the product. */
export type HistoryText = string | Bilingual

/** As columns of an event. */
export const storedText = (text: HistoryText) =>
  typeof text === 'string' ? { comment: text } : { comment: text.en, comment_lo: text.lo }

type StoredText = { readonly comment: string; readonly commentLo: string }
/** As a reader sees it. */
export const historyText = (language: Language, { comment, commentLo }: StoredText): string =>
  language === 'lo' && commentLo !== '' ? commentLo : comment
