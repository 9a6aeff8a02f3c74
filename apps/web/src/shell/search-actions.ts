// Actions the search offers beside the pages: a page that begins one, for those who may.
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'

type Begin = {
  readonly title: 'shell.requestLeave'
  readonly path: string
  readonly group: PageGroup
  readonly action: Action
}

const begins: readonly Begin[] = [
  { title: 'shell.requestLeave', path: paths.myLeave, group: 'MY_LEAVE', action: 'add' },
]

export function useExtraActions(): { title: string; path: string }[] {
  const { t } = useTranslation()
  const may = useCan()
  return begins
    .filter(({ path, group, action }) => routeFacts(path).built && may(group, action))
    .map(({ title, path }) => ({ title: t(title), path }))
}
