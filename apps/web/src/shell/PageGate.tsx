import type { Action, AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Part } from '#web/shared/lazy-part.tsx'
import { useCan } from '#web/shared/session.ts'
import { MessagePage } from './MessagePage.tsx'

type Group = PageGroup | AmsPageGroup

function ForbiddenPage() {
  const { t } = useTranslation()
  return <MessagePage title={t('ui.forbidden')} text={t('ui.forbiddenHint')} />
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
