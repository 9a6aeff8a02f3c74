// People whose names are close to a search that finds nobody: the global search forgives a slip.
import { globalSearch } from '@hr/contract/search.ts'
import { paths } from '@hr/contract/paths.ts'
import { Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'

const mostShown = 3

export function NearNames({ search }: { search: string }) {
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
