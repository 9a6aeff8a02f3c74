import { Alert, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { LoadBadRows } from './bad-rows.ts'
import { BadRowsButton } from './BadRowsButton.tsx'

/** After an import of the good rows: the others, to correct and import again. */
export function BadRowsLeft({ count, load }: { count: number; load: LoadBadRows }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 240px">
          {t('importing.badRowsLeft', { count })}
        </Text>
        <BadRowsButton load={load} />
      </Group>
    </Alert>
  )
}
