// Asks before a call that cannot be undone; a toast says that it succeeded.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import type { CallError } from '#web/api/call-error.ts'
import { useAction } from '#web/api/use-action.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { toastSuccess } from '../toast.ts'

type Props<E extends AnyEndpoint> = {
  endpoint: E
  input: InputOf<E>
  title: string
  text: string
  confirmLabel: string
  /** The toast. */
  done: string
  /** After the toast; closes by default. */
  onDone?: () => void
  onError?: (error: CallError) => void
  onClose: () => void
  /** Below the text; `error` is that of the last call. */
  children?: ReactNode | ((error: CallError | null) => ReactNode)
}

export function ConfirmAction<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, input, done, onClose, onDone = onClose, children, onError, ...dialog } = props
  const action = useAction(endpoint, {
    ...(onError && { onError }),
    onSuccess: () => {
      toastSuccess(done)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      opened
      {...dialog}
      isRunning={action.isRunning}
      onConfirm={() => action.run(input)}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(action.error) : children}
    </ConfirmDialog>
  )
}
