import { useLocation } from '@tanstack/react-router'
import type { Crumb } from '#web/ui/Page.tsx'
import { useRequestSections } from '../list/use-request-sections.ts'
import type { RequestKind } from '../request-kind.ts'

/** The list that the page of a request was opened from, if the reader may see it. */
export function useRequestCrumbs(
  kind: Pick<RequestKind, 'groups' | 'pages' | 'ownPage'>,
  title: string,
): readonly Crumb[] {
  const { pathname } = useLocation()
  const sections = useRequestSections(kind)
  const isOwn = pathname.startsWith(kind.ownPage('')) || pathname.startsWith(`${kind.pages.mine.to}/`)
  const above = isOwn ? sections.find(section => section === 'mine') : sections.at(-1)
  return above === undefined ? [] : [{ title, to: kind.pages[above].to }]
}
