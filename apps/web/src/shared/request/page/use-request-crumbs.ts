import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Crumb } from '#web/ui/Page.tsx'
import { sectionName } from '../list/section-name.ts'
import { useRequestSections } from '../list/use-request-sections.ts'
import type { RequestKind } from '../request-kind.ts'

/** The list that the page of a request was opened from, if the reader may see it. */
export function useRequestCrumbs(
  kind: Pick<RequestKind, 'groups' | 'pages' | 'ownPage' | 'menuNames'>,
  /** By default the name of the list. */
  title?: string,
): readonly Crumb[] {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const sections = useRequestSections(kind)
  const isOwn = pathname.startsWith(kind.ownPage('')) || pathname.startsWith(`${kind.pages.mine.to}/`)
  const above = isOwn ? sections.find(section => section === 'mine') : sections.at(-1)
  if (above === undefined) return []
  // The list of the team is a view of the page of its requests.
  const name = title ?? t(sectionName(kind, above === 'team' ? 'waiting' : above))
  return [{ title: name, to: kind.pages[above].to }]
}
