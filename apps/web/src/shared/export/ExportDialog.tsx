// The progress of an export, with a button to cancel; fast exports finish before it appears.
import { exportLimit } from '@hr/contract/envelope.ts'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import type { ExportProgress } from './use-export.ts'

type Props = { progress: ExportProgress; onCancel: () => void }

export function ExportDialog({ progress: { phase, done, total }, onCancel }: Props) {
  const { t } = useTranslation()
  const title = t(`exporting.${phase}`)
  return (
    <Modal
      opened={total > exportLimit}
      onClose={onCancel}
      title={t('exporting.title')}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text fw={500} role="status">
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {t('exporting.progressOf', { done: formatNumber(done), total: formatNumber(total) })}
          </Text>
        </Group>
        <Progress
          value={total > 0 ? (done / total) * 100 : 0}
          animated={phase === 'writing'}
          striped={phase === 'writing'}
          aria-label={title}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('exporting.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
