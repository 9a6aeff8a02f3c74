// Deletes a row that nothing uses; one in use can only be deactivated, and the dialog says why.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { toastSuccess } from '../toast.ts'

/** A button of the dialog. */
type Verb<E extends AnyEndpoint> = {
  endpoint: E
  input: InputOf<E>
  title: string
  text: string
  label: string
  /** The toast. */
  done: string
}

type Props<Delete extends AnyEndpoint, Update extends AnyEndpoint> = {
  remove: Verb<Delete>
  deactivate: Verb<Update>
  /** Why it cannot be deleted; missing for a row that nothing uses. */
  usage: string | undefined
  isActive: boolean
  onClose: () => void
  onDone: () => void
  /** Instead of the question while the use is not known. */
  children?: ReactNode
}

export function DeleteOrDeactivate<Delete extends AnyEndpoint, Update extends AnyEndpoint>(
  props: Props<Delete, Update>,
) {
  const { remove, deactivate, usage, isActive, onClose, onDone, children } = props
  const { t } = useTranslation()
  const finish = (done: string) => () => {
    toastSuccess(done)
    onDone()
  }
  const removal = useAction(remove.endpoint, { onSuccess: finish(remove.done) })
  const deactivation = useAction(deactivate.endpoint, { onSuccess: finish(deactivate.done) })
  return (
    <Modal centered onClose={onClose} title={usage === undefined ? remove.title : deactivate.title}>
      {children ?? (
        <Stack>
          <Text>{usage ?? remove.text}</Text>
          {usage !== undefined && isActive && <Text>{deactivate.text}</Text>}
          <DialogButtons closeLabel={t(usage === undefined ? 'ui.cancel' : 'ui.close')} onClose={onClose}>
            {usage === undefined ? (
              <Button
                color="red"
                loading={removal.isRunning}
                onClick={() => removal.run(remove.input)}
                data-autofocus
              >
                {remove.label}
              </Button>
            ) : (
              isActive && (
                <Button loading={deactivation.isRunning} onClick={() => deactivation.run(deactivate.input)}>
                  {deactivate.label}
                </Button>
              )
            )}
          </DialogButtons>
        </Stack>
      )}
    </Modal>
  )
}
