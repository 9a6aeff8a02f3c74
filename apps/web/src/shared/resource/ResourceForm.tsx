// A drawer with the form of one call, such as to add or to edit a row; a toast says that it succeeded.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import type { ContractFormOptions } from '#web/shared/form/contract-form-options.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import type { FormValues } from '#web/shared/form/form-check.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
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

type Named = { name: string; nameLo: string }

/** The two names of everything that a company can name. */
export function NameFields({ form }: { form: Pick<FieldsForm<Named>, 'field' | 'key'> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('ui.nameEn'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('ui.nameLo'))} lang="lo" />
    </>
  )
}

type DeleteProps = { text: string; dialog: (onClose: () => void) => ReactNode }

/** Below the fields: opens the dialog that deletes the row. */
export function DeleteButton({ text, dialog }: DeleteProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
