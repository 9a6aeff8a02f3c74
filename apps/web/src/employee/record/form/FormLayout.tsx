// The long form: its index at the side, its sections, and buttons that are always visible.
import type { ReactNode } from 'react'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import type { AnyContractForm } from '#web/shared/ContractForm.tsx'
import classes from './FormLayout.module.css'
import type { SectionId } from './form-sections.ts'
import { SectionIndex } from './SectionIndex.tsx'

type Props = {
  form: AnyContractForm
  label: string
  sections: readonly SectionId[]
  submitLabel: string
  onCancel: () => void
  children: ReactNode
}

export const FormLayout = ({ form, label, sections, submitLabel, onCancel, children }: Props) => (
  <div className={classes.layout}>
    <SectionIndex sections={sections} errors={form.errors} />
    <ContractForm form={form} label={label}>
      {children}
      <div className={classes.foot}>
        <FormActions form={form} submitLabel={submitLabel} onCancel={onCancel} />
      </div>
    </ContractForm>
  </div>
)
