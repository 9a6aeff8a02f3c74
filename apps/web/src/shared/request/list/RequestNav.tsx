// Links to the lists of one kind: own requests, waiting for the reader, team, company.
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import type { SectionEntry } from '#web/shared/SectionNav.tsx'
import type { RequestKind, RequestSection } from '../request-kind.ts'
import { WaitingMark } from '../WaitingMark.tsx'
import { sectionName } from './section-name.ts'
import { useRequestSections } from './use-request-sections.ts'

type Props = {
  kind: RequestKind
  current: RequestSection | null
  /** Links before the lists. */
  first?: readonly SectionEntry[]
  /** Links after the lists. */
  last?: readonly SectionEntry[]
}

export function RequestNav({ kind, current, first = [], last = [] }: Props) {
  const { t } = useTranslation()
  const sections = useRequestSections(kind)
  // The holder of another page of the section, such as the overtime records, may read no list.
  const enabled = sections.length > 0
  const waiting = useCall(kind.calls.list, { scope: 'approvals', limit: 1 }, { quiet: true, enabled })
  const count = waiting.data?.total ?? 0
  const lists = sections.map(section => ({
    ...kind.pages[section],
    title: t(sectionName(kind, section)),
    isCurrent: section === current,
    mark: section === 'waiting' && <WaitingMark count={count} />,
  }))
  return <SectionNav label={t(kind.words.sections)} moves={count} entries={[...first, ...lists, ...last]} />
}
