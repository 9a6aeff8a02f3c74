// The words of the calendar behind a private link. It never says why somebody is away.
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import type { toPerson } from '#api/employee/person.ts'

const words = {
  en: {
    calendar: 'Leave',
    own: 'Leave',
    pending: 'Leave (pending)',
    away: 'Away: {name}',
    morning: 'morning',
    afternoon: 'afternoon',
    fromAfternoon: 'first day from the afternoon',
    untilNoon: 'last day until noon',
  },
  lo: {
    calendar: 'ການລາພັກ',
    own: 'ລາພັກ',
    pending: 'ລາພັກ (ລໍຖ້າ)',
    away: 'ລາພັກ: {name}',
    morning: 'ເຄິ່ງເຊົ້າ',
    afternoon: 'ເຄິ່ງແລງ',
    fromAfternoon: 'ມື້ທຳອິດແຕ່ຕອນແລງ',
    untilNoon: 'ມື້ສຸດທ້າຍຮອດທ່ຽງ',
  },
} as const

export const feedName = (language: Language): string => words[language].calendar

/** What half days of the range are not leave: '(morning)', '(first day from the afternoon, last day until noon)'. */
function halfText(language: Language, { from, to, fromHalf, toHalf }: LeaveRange): string {
  const { morning, afternoon, fromAfternoon, untilNoon } = words[language]
  const isOneDay = from === to
  const parts = [
    fromHalf === 'PM' && (isOneDay ? afternoon : fromAfternoon),
    toHalf === 'AM' && (isOneDay ? morning : untilNoon),
  ].filter(part => part !== false)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

type Shown = LeaveRange & {
  readonly person: ReturnType<typeof toPerson>
  readonly isOwn: boolean
  readonly isPending: boolean
}

export function feedTitle(language: Language, { person, isOwn, isPending, ...range }: Shown): string {
  const { own, pending, away } = words[language]
  const title = isOwn ? (isPending ? pending : own) : away.replace('{name}', () => fullName(person, language))
  return `${title}${halfText(language, range)}`
}
