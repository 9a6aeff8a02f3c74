// A form in a drawer on the right; closing it with unsaved input asks first.
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ContractForm, FormActions } from './ContractForm.tsx'
import type { AnyContractForm } from './ContractForm.tsx'
import classes from './FormDrawer.module.css'

type Props = {
  form: AnyContractForm
  title: string
  /** The action: "Save leave type". */
  submitLabel: string
  /** Disables the button. */
  disabled?: boolean
  onClose: () => void
  children: ReactNode
  /** Below the buttons, outside the form. */
  below?: ReactNode
}

export function FormDrawer({ form, title, submitLabel, disabled = false, onClose, children, below }: Props) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (form.isUnsaved() ? setIsAsking(true) : onClose())
  return (
    <Drawer onClose={close} size={520} title={title}>
      <ContractForm form={form} label={title}>
        {children}
        <div className={classes.foot} data-drawer-foot>
          <FormActions form={form} submitLabel={submitLabel} disabled={disabled} onCancel={close} />
        </div>
      </ContractForm>
      {below}
      <ConfirmDialog
        opened={isAsking}
        title={t('ui.leaveUnsaved')}
        text={t('ui.leaveUnsavedText')}
        confirmLabel={t('ui.leaveAnyway')}
        cancelLabel={t('ui.stay')}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </Drawer>
  )
}
