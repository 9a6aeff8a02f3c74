// Asks before what HR entered for a day is undone. A closed period needs a confirmation (A13), the own record a reason (P11).
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useOwnReason } from '#web/shared/reason/asked-reason.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { ClosedPeriodBox } from '#web/shared/reason/ClosedPeriodBox.tsx'
import { toastSuccess } from '#web/shared/toast.ts'

const closedCodes = { days: 'OVERRULE_PERIOD_CLOSED', records: 'OT_PERIOD_CLOSED' } as const

type Props<E extends AnyEndpoint> = {
  endpoint: E
  input: InputOf<E>
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  /** The toast. */
  done: string
  of: keyof typeof closedCodes
  /** The period is closed. */
  isLocked: boolean
  onClose: () => void
  children?: ReactNode
}

export function UndoDialog<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, input, done, of, isLocked, onClose, children, ...dialog } = props
  const [inClosedPeriod, setInClosedPeriod] = useState(false)
  const own = useOwnReason()
  const undo = useAction(endpoint, {
    quiet: true,
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(done)
      onClose()
    },
  })
  const ownError = undo.error?.fields.ownRecordReason
  return (
    <ConfirmDialog
      {...dialog}
      isRunning={undo.isRunning}
      onConfirm={() => undo.run(Object.assign({}, input, { inClosedPeriod }, own.input))}
      onClose={onClose}
    >
      {children}
      {(isLocked || undo.error?.code === closedCodes[of]) && (
        <ClosedPeriodBox of={of} isAllowed={inClosedPeriod} onChange={setInClosedPeriod} />
      )}
      <AskedReason asked={own} error={ownError} />
      {undo.error !== null && ownError === undefined && (
        <Alert color="red" role="alert">
          {undo.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
