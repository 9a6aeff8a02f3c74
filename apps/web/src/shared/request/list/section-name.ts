import type { TextKey } from '#web/i18n/translation.ts'
import type { RequestKind, RequestSection } from '../request-kind.ts'

const names = {
  mine: 'request.myRequests',
  waiting: 'request.waitingForMe',
  team: 'request.myTeam',
  all: 'request.allRequests',
} as const

/** The name of a list: that of its menu entry, if it has one. */
export const sectionName = (
  { menuNames }: Pick<RequestKind, 'menuNames'>,
  section: RequestSection,
): TextKey => menuNames?.[section] ?? names[section]
