// What the search offers beside the pages: actions a page begins, and people, for those who may.
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'
import { usePeopleSearch } from '#web/shared/use-people-search.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Begin = {
  readonly title: 'shell.requestLeave'
  readonly path: string
  readonly search: Readonly<Record<string, string>>
  readonly group: PageGroup
  readonly action: Action
}

const begins: readonly Begin[] = [
  {
    title: 'shell.requestLeave',
    path: paths.myLeave,
    search: { new: '1' },
    group: 'MY_LEAVE',
    action: 'add',
  },
]

export type SearchAction = {
  readonly title: string
  readonly path: string
  readonly search: Readonly<Record<string, string>>
}

export function useExtraActions(): SearchAction[] {
  const { t } = useTranslation()
  const may = useCan()
  return begins
    .filter(({ path, group, action }) => routeFacts(path).built && may(group, action))
    .map(({ title, path, search }) => ({ title: t(title), path, search }))
}

const mostPeople = 6

/** People found by the text of the search; each leads to the list of employees, narrowed to the name. */
export function useFoundPeople() {
  const may = useCan()
  const nameOf = usePersonNames()
  const [text, setText] = useState('')
  const hasPeople = may('EMPLOYEE')
  const people = usePeopleSearch(text, hasPeople && text.trim().length > 1)
    .slice(0, mostPeople)
    .map(person => ({
      person,
      title: nameOf(person),
      path: paths.employees,
      search: { search: nameOf(person) },
    }))
  return { text, setText, people, hasPeople }
}
