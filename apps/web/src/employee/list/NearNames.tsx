// People whose names are close to a search that finds nobody: the global search forgives a slip.
import { globalSearch } from '@hr/contract/search.ts'
import { paths } from '@hr/contract/paths.ts'
import { Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { filterCount } from '#web/ui/filter-count.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { noFilters } from './list-view.ts'
import type { ListView } from './list-view.ts'

const mostShown = 3

type List = { readonly isPending: boolean; readonly error: unknown; readonly rows: readonly unknown[] }

export function NearNames({ view, list }: { view: ListView; list: List }) {
  const isNobody = !list.isPending && list.error === null && list.rows.length === 0
  // With other filters, somebody with this very name may be left out.
  const isOnlySearched = view.search !== '' && filterCount(view, noFilters) === 0
  return isNobody && isOnlySearched ? <Near search={view.search} /> : null
}

function Near({ search }: { search: string }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { data } = useCall(globalSearch, { q: search }, { quiet: true })
  const people = data?.people.slice(0, mostShown) ?? []
  return (
    <Stack role="status" align="center" gap={4} mb="lg">
      {people.map(person => (
        <TextLink key={person.id} size="sm" to={paths.employeeView(person.id)}>
          {t('employee.didYouMean', { name: nameOf(person) })}
        </TextLink>
      ))}
    </Stack>
  )
}
