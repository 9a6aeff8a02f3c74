// A dialog that makes one call, such as to delete something; it asks for a reason if the server wants one.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import type { ActionOptions } from '#web/api/use-action.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { asksReason, useOwnReason } from '#web/shared/reason/asked-reason.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { toastSuccess } from '../toast.ts'

type Props<E extends AnyEndpoint> = Pick<ActionOptions<E>, 'onError'> & {
  endpoint: E
  input: InputOf<E>
  title: string
  text?: string
  confirmLabel: string
  /** Red by default. */
  color?: string
  size?: 'lg'
  /** Something is missing. */
  disabled?: boolean
  /** The toast. */
  done: string | ((answer: OutputOf<E>) => string)
  /** After the toast; closes by default. What changed is read again after it, for example once the page is left. */
  onDone?: (answer: OutputOf<E>) => void | Promise<void>
  onClose: () => void
  /** Below the text. */
  children?: ReactNode
}

export function ActionDialog<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, input, done, onClose, onDone = onClose, children, onError, ...dialog } = props
  const own = useOwnReason()
  const action = useAction(endpoint, {
    onError: error => (asksReason(own.name, error) ? own.onError(error) : onError?.(error)),
    onSuccess: answer => {
      toastSuccess(typeof done === 'string' ? done : done(answer))
      return onDone(answer)
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      isRunning={action.isRunning}
      onConfirm={() => action.run(Object.assign({}, input, own.input))}
      onClose={onClose}
    >
      {children}
      <AskedReason asked={own} error={action.error?.fields.ownRecordReason} />
    </ConfirmDialog>
  )
}
