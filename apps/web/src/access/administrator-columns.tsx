import type { Administrator } from '@hr/contract/access.ts'
import type { Person } from '@hr/contract/person.ts'
import { Button } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

/** An owner may have no employee record. */
const noNames = { firstName: '', lastName: '', firstNameLo: '', lastNameLo: '' }

/** `onTake` is missing for readers who may not revoke it. An owner keeps full access, because the space is theirs. */
export function useAdministratorColumns(
  onTake: ((administrator: Administrator & { person: Person }) => void) | undefined,
): readonly Column<Administrator>[] {
  const { t } = useTranslation()
  const columns: readonly Column<Administrator>[] = [
    {
      id: 'person',
      title: t('access.person'),
      card: 'title',
      cell: ({ person, name, username }) => (
        <PersonName person={person ?? { ...noNames, firstName: name }} detail={username} />
      ),
    },
    { id: 'by', title: t('access.reason'), cell: row => t(`access.by.${row.by}`) },
    { id: 'since', title: t('access.since'), cell: row => formatInstant(row.since) },
  ]
  if (onTake === undefined) return columns
  return [
    ...columns,
    {
      id: 'acts',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => {
        const { person, name } = row
        if (person === null) return null
        return (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('access.takeFullAccess', { name })}
            onClick={() => onTake({ ...row, person })}
          >
            {t('access.remove')}
          </Button>
        )
      },
    },
  ]
}
