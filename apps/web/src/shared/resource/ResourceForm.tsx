// A drawer with the form of one call, such as to add or to edit a row; a toast says that it succeeded.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useContractForm } from '../contract-form.tsx'
import type { ContractFormOptions, FieldsForm } from '../contract-form.tsx'
import type { FormValues } from '../form-check.ts'
import { FormDrawer } from '../FormDrawer.tsx'
import { toastSuccess } from '../toast.ts'

type Props<E extends AnyEndpoint, Values extends FormValues> = Pick<
  ContractFormOptions<E, Values, Record<never, never>>,
  'fixed' | 'check'
> & {
  endpoint: E
  /** To start with; a change while the form is open is not followed. */
  values: Values
  title: string
  /** The action: "Save leave type". */
  submitLabel: string
  /** The toast. */
  done: string | ((answer: OutputOf<E>) => string)
  onClose: () => void
  /** After the toast; closes by default. */
  onDone?: (answer: OutputOf<E>) => void
  /** The fields, and what belongs below them; `values` are the present ones. */
  children: (form: FieldsForm<Values>, values: Values) => ReactNode
}

export function ResourceForm<E extends AnyEndpoint, Values extends FormValues>({
  endpoint,
  values: first,
  title,
  submitLabel,
  done,
  onClose,
  onDone = onClose,
  children,
  ...options
}: Props<E, Values>) {
  const [initialValues] = useState(first)
  const [values, setValues] = useState(first)
  const form = useContractForm(endpoint, {
    ...options,
    initialValues,
    onChange: setValues,
    onSuccess: answer => {
      toastSuccess(typeof done === 'string' ? done : done(answer))
      onDone(answer)
    },
  })
  return (
    <FormDrawer form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      {children(form, values)}
    </FormDrawer>
  )
}
