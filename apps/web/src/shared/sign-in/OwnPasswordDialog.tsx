import type { Endpoint, InputOf } from '@hr/contract/endpoint.ts'
import { FormDialog } from '#web/shared/resource/FormDialog.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

type Props<E extends Endpoint> = {
  endpoint: E
  /** The input without the password. */
  fixed: Partial<InputOf<E>>
  title: string
  text: string
  submitLabel: string
  done: string
  onClose: () => void
  onDone?: () => void
}

/** Asks for the reader's own password before it changes how somebody else signs in. */
export const OwnPasswordDialog = <E extends Endpoint>(props: Props<E>) => (
  <FormDialog {...props} initialValues={{ password: '' }}>
    {form => <OwnPasswordField form={form} />}
  </FormDialog>
)
