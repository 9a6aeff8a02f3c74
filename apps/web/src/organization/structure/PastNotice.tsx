import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'

/** The structure of another day is read-only. */
export function PastNotice({ date, onToday }: { date: string; onToday: () => void }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <Alert color="yellow" role="status" icon={<IconHistory size={20} stroke={1.5} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t(date > today ? 'organization.asOfLater' : 'organization.asOfDay', { date: formatDate(date) })}
        </Text>
        <Button size="xs" variant="default" onClick={onToday}>
          {t('organization.backToToday')}
        </Button>
      </Group>
    </Alert>
  )
}
