import type { Action, AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Part } from '#web/shared/lazy-part.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import type { PageOf } from '../route-row.ts'
import { MessagePage } from './MessagePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

type Group = PageGroup | AmsPageGroup

function ForbiddenPage() {
  const { t } = useTranslation()
  const hint = useProfile().type === 'ams' ? 'ui.forbiddenInConsole' : 'ui.forbiddenHint'
  return <MessagePage title={t('ui.forbidden')} text={t(hint)} />
}

/** The page, or an explanation without the permission on its groups. The server checks each call anyway. */
export function gated(
  Page: Part,
  group: Group | readonly Group[] | undefined,
  action: Action = 'view',
): Part {
  if (group === undefined) return Page
  function GatedPage() {
    const may = useCan()
    return may(group ?? [], action) ? <Page /> : <ForbiddenPage />
  }
  return Object.assign(GatedPage, { preload: Page.preload })
}

const useRouteParameters = (): Readonly<Record<string, string>> => useParams({ strict: false })

/** The page with the parameters of its address as props; `routes` checks that they are those it takes. */
export function withParameters(Page: PageOf<Readonly<Record<string, string>>>): ComponentType {
  return function PageOfAddress() {
    return <Page {...useRouteParameters()} />
  }
}

/** A page below `/space/{name}` exists only with the name of the reader or of their space. */
export function inOwnSpace(Page: Part, path: string): Part {
  if (!path.includes('$subname')) return Page
  function SpacePage() {
    const { username, space } = useProfile()
    const { subname } = useRouteParameters()
    return subname === username || subname === space?.username ? <Page /> : <NotFoundPage />
  }
  return Object.assign(SpacePage, { preload: Page.preload })
}
