// Confirms an action that cannot be undone.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Modal } from './Modal.tsx'

type Props = {
  opened: boolean
  title: string
  text?: string
  /** Names the action: "Delete leave type", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  color?: string
  isRunning?: boolean
  /** Something is missing. */
  disabled?: boolean
  size?: 'lg'
  /** Further fields, such as a comment. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ color = 'red', isRunning = false, disabled = false, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title} size={props.size} centered>
      <Stack>
        {props.text !== undefined && <Text>{props.text}</Text>}
        {props.children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {props.cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            color={color}
            loading={isRunning}
            disabled={disabled}
            onClick={props.onConfirm}
            data-autofocus={!disabled || undefined}
          >
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
