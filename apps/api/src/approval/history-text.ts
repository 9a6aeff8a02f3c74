// Texts that the product writes into the history are stored in both languages; people's own words as written (R11).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'

/** A person's words, or a text of the product. */
export type HistoryText = string | Bilingual

/** As columns of an event. */
export const storedText = (text: HistoryText) =>
  typeof text === 'string' ? { comment: text } : { comment: text.en, comment_lo: text.lo }

type StoredText = { readonly comment: string; readonly commentLo: string }
/** In the reader's language. */
export const historyText = (language: Language, { comment, commentLo }: StoredText): string =>
  language === 'lo' && commentLo !== '' ? commentLo : comment
