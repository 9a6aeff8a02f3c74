// Confirms an action that cannot be undone.
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import { Modal } from './Modal.tsx'

type Props = {
  opened?: boolean
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
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title} size={props.size} centered>
      <Stack>
        {props.text !== undefined && <Text>{props.text}</Text>}
        {props.children}
        <DialogButtons closeLabel={props.cancelLabel} onClose={props.onClose}>
          <Button
            color={color}
            loading={isRunning}
            disabled={disabled}
            onClick={props.onConfirm}
            data-autofocus={!disabled || undefined}
          >
            {props.confirmLabel}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
