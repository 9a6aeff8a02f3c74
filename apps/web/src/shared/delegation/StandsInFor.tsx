import type { Person } from '@hr/contract/person.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'

/** Marks requests that the reader decides as a delegate (R10). */
export function StandsInFor({ person }: { person: Person }) {
  const { t } = useTranslation()
  const name = usePersonName(person)
  return (
    <Text size="xs" c="dimmed">
      {t('delegation.inPlaceOf', { name })}
    </Text>
  )
}
