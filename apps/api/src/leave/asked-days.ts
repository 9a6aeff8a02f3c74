// Requested leave in words: the number of days, and the halves of the first and last day that are not leave.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { inBothLanguages, parameterText } from '#api/notification/parameter-text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'

const words = {
  en: {
    morning: 'morning',
    afternoon: 'afternoon',
    fromAfternoon: 'first day from the afternoon',
    untilNoon: 'last day until noon',
  },
  lo: {
    morning: 'ເຄິ່ງເຊົ້າ',
    afternoon: 'ເຄິ່ງແລງ',
    fromAfternoon: 'ມື້ທຳອິດແຕ່ຕອນແລງ',
    untilNoon: 'ມື້ສຸດທ້າຍຮອດທ່ຽງ',
  },
} as const

/** ['morning'], ['first day from the afternoon', 'last day until noon']; empty for whole days. */
export function halfWords(language: Language, { from, to, fromHalf, toHalf }: LeaveRange): string[] {
  const { morning, afternoon, fromAfternoon, untilNoon } = words[language]
  const isOneDay = from === to
  return [
    fromHalf === 'PM' && (isOneDay ? afternoon : fromAfternoon),
    toHalf === 'AM' && (isOneDay ? morning : untilNoon),
  ].filter(part => part !== false)
}

/** '2 days', '0.5 days, afternoon' */
export function askedDays({ halfDays, ...range }: LeaveRange & { readonly halfDays: number }): Bilingual {
  return inBothLanguages(language =>
    [parameterText(language, 'days', halfDays), ...halfWords(language, range)].join(', '),
  )
}
