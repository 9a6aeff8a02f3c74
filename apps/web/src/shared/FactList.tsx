// Labels and values in columns; empty ones are omitted, or summarised once.
import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { breakable } from '#web/ui/breakable.tsx'

export type Fact = { readonly label: string; readonly value: ReactNode; readonly key?: string }

export function FactList({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: number }) {
  const { t } = useTranslation()
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('ui.notEntered')}
      </Text>
    )
  }
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: columns }} verticalSpacing="sm" m={0}>
      {known.map(({ label, value, key }) => (
        <div key={key ?? label} style={{ minWidth: 0 }}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} size="md" style={{ overflowWrap: 'anywhere' }}>
            {typeof value === 'string' ? breakable(value) : value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}
