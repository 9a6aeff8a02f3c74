// The progress of an import, with a button to cancel.
import { Button, Group, Paper, Progress as Bar, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import type { Progress } from './use-import.ts'

type Props = { progress: Progress; cancelLabel: string; isCancelling: boolean; onCancel: () => void }

export function RunProgress({ progress, cancelLabel, isCancelling, onCancel }: Props) {
  const { t } = useTranslation()
  const { phase, done, total } = progress
  const isCounted = total > 0
  const title = t(`importing.phases.${phase}`)
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Text fw={500} role="status">
            {title}
          </Text>
          <Text size="sm" c="dimmed" mih={22}>
            {isCounted && t('importing.progressOf', { done: formatNumber(done), total: formatNumber(total) })}
          </Text>
        </Group>
        <Bar
          value={isCounted ? (done / total) * 100 : 100}
          animated={!isCounted}
          striped={!isCounted}
          aria-label={title}
        />
        <Group justify="flex-end">
          <Button variant="default" loading={isCancelling} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
