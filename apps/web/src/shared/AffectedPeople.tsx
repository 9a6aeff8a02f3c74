// The people whom a changed setting affects, each with what changes: a few at first.
import type { Person } from '@hr/contract/person.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

const few = 5

type Props = {
  rows: readonly { readonly employee: Person; readonly texts: readonly string[] }[]
  /** Everybody, also those the list leaves out. */
  people: number
}

export function AffectedPeople({ rows, people }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, few)
  return (
    <>
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map(({ employee, texts }) => (
          <Group component="li" key={employee.id} justify="space-between" gap="xs" align="start">
            <Text size="sm">{nameOf(employee)}</Text>
            <Stack gap={0} align="end" ml="auto">
              {texts.map(text => (
                <Text key={text} size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {text}
                </Text>
              ))}
            </Stack>
          </Group>
        ))}
      </Stack>
      {rows.length > shown.length && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => setShowsAll(true)}
        >
          {t('ui.affectedAll', { count: formatNumber(rows.length) })}
        </Button>
      )}
      {rows.length === shown.length && rows.length > 0 && people > rows.length && (
        <Text size="sm" c="dimmed">
          {t('ui.affectedMore', { count: people - rows.length })}
        </Text>
      )}
    </>
  )
}
