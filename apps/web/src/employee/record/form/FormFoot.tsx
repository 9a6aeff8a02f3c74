// The buttons of a long form, which stay visible at the bottom of the window.
import { FormActions } from '#web/shared/form/ContractForm.tsx'
import type { AnyContractForm } from '#web/shared/form/ContractForm.tsx'
import classes from './FormFoot.module.css'

type Props = { form: AnyContractForm; submitLabel: string; onCancel: () => void }

export const FormFoot = (props: Props) => (
  <div className={classes.foot} data-sticky-foot>
    <FormActions {...props} />
  </div>
)
