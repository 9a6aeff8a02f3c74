// A dialog with the form of one call, such as to ask for a reason; a toast says that it succeeded.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import type { ContractFormOptions } from '#web/shared/form/contract-form-options.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import type { FormValues } from '#web/shared/form/form-check.ts'
import { ReasonField } from '#web/shared/reason/ReasonField.tsx'
import { toastSuccess } from '../toast.ts'

type Props<E extends AnyEndpoint, Values extends FormValues> = Pick<
  ContractFormOptions<E, Values, Record<never, never>>,
  'fixed' | 'initialValues'
> & {
  endpoint: E
  title: string
  text?: string
  /** The action: "Void". */
  submitLabel: string
  cancelLabel?: string
  /** The action cannot be undone. */
  isFinal?: boolean
  /** The toast. */
  done: string | ((answer: OutputOf<E>) => string)
  onClose: () => void
  /** After the toast; closes by default. */
  onDone?: () => void
  /** The fields. */
  children: (form: FieldsForm<Values>) => ReactNode
}

export function FormDialog<E extends AnyEndpoint, Values extends FormValues>(props: Props<E, Values>) {
  const { endpoint, fixed, initialValues, title, text, done, children, ...more } = props
  const { onClose, onDone = onClose, ...actions } = more
  const form = useContractForm(endpoint, {
    initialValues,
    ...(fixed && { fixed }),
    unguarded: true,
    onSuccess: answer => {
      toastSuccess(typeof done === 'string' ? done : done(answer))
      onDone()
    },
  })
  return (
    <Modal onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        {text !== undefined && <Text>{text}</Text>}
        {children(form)}
        <FormActions form={form} onCancel={onClose} {...actions} />
      </ContractForm>
    </Modal>
  )
}

type ReasonProps<E extends AnyEndpoint> = Omit<Props<E, { reason: string }>, 'initialValues' | 'children'>

/** Asks for the reason of an action. */
export const ReasonDialog = <E extends AnyEndpoint>(props: ReasonProps<E>) => (
  <FormDialog {...props} initialValues={{ reason: '' }}>
    {form => <ReasonField form={form} />}
  </FormDialog>
)
