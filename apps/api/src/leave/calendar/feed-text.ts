// The texts of the private calendar, which never reveals why somebody is away.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Person } from '@hr/contract/person.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { halfWords } from '#api/leave/asked-days.ts'

const words = {
  en: {
    calendar: 'Leave',
    own: 'Leave',
    pending: 'Leave (pending)',
    away: 'Away: {name}',
  },
  lo: {
    calendar: 'ການລາພັກ',
    own: 'ລາພັກ',
    pending: 'ລາພັກ (ລໍຖ້າ)',
    away: 'ລາພັກ: {name}',
  },
} as const

export const feedName = (language: Language): string => words[language].calendar

/** The halves of the range that are not leave: '(morning)', '(first day from the afternoon, last day until noon)'. */
function halfText(language: Language, range: LeaveRange): string {
  const parts = halfWords(language, range)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

type Shown = LeaveRange & {
  readonly person: Person
  readonly isOwn: boolean
  readonly isPending: boolean
}

export function feedTitle(language: Language, { person, isOwn, isPending, ...range }: Shown): string {
  const { own, pending, away } = words[language]
  const title = isOwn ? (isPending ? pending : own) : away.replace('{name}', () => fullName(person, language))
  return `${title}${halfText(language, range)}`
}
