import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Modal } from '#web/ui/Modal.tsx'

type Props = {
  title: string
  text: string
  isRunning: boolean
  /** Missing until something is chosen. */
  onMerge: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

export function MergeFrame({ title, text, isRunning, onMerge, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack>
        <Text>{text}</Text>
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button loading={isRunning} disabled={onMerge === undefined} onClick={onMerge}>
            {t('position.mergeAction')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
