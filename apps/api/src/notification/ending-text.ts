// How a notification that asks for a decision ended, in the reader's language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Bilingual } from './parameter-text.ts'
import { filledText } from './parameter-text.ts'

/** `actor` decides, or with MOVED is to decide now. A job that cancels has no actor. */
export type Ending = { readonly event: EndingEvent; readonly actor: Bilingual | null }

const texts = {
  APPROVED: { en: 'Approved by {actor}', lo: 'ອະນຸມັດໂດຍ {actor}' },
  REJECTED: { en: 'Rejected by {actor}', lo: '{actor} ປະຕິເສດ' },
  CANCELLED: { en: 'Cancelled by {actor}', lo: 'ຍົກເລີກໂດຍ {actor}' },
  ENDED: { en: 'No longer needed', lo: 'ບໍ່ຕ້ອງຕັດສິນແລ້ວ' },
  EDITED: { en: 'Changed by {actor}', lo: 'ແກ້ໄຂໂດຍ {actor}' },
  MOVED: { en: '{actor} decides now', lo: '{actor} ເປັນຜູ້ຕັດສິນແທນ' },
} as const satisfies Readonly<Record<string, Bilingual>>
type EndingEvent = keyof typeof texts

export const endingText = (language: Language, { event, actor }: Ending): string =>
  actor === null ? texts.ENDED[language] : filledText(language, texts[event][language], { actor })
