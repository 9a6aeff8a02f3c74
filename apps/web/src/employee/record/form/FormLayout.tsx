// The long form: its index at the side, its sections, and buttons that are always visible. ?section= opens one of them.
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { ContractForm } from '#web/shared/form/ContractForm.tsx'
import type { AnyContractForm } from '#web/shared/form/ContractForm.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { FormFoot } from './FormFoot.tsx'
import classes from './FormLayout.module.css'
import type { SectionId } from './form-sections.ts'
import { goTo, SectionIndex } from './SectionIndex.tsx'

export const viewShape = z.object({ section: z.optional(z.string()) })

type Props = {
  form: AnyContractForm
  label: string
  sections: readonly SectionId[]
  submitLabel: string
  onCancel: () => void
  children: ReactNode
}

export function FormLayout({ form, label, sections, submitLabel, onCancel, children }: Props) {
  const [{ section }] = useViewState(viewShape)
  const goToAsked = useEffectEvent(() => {
    const asked = sections.find(id => id === section)
    if (asked !== undefined) goTo(asked)
  })
  useEffect(() => goToAsked(), [])
  return (
    <div className={classes.layout}>
      <SectionIndex sections={sections} errors={form.errors} />
      <ContractForm form={form} label={label}>
        {children}
        <FormFoot form={form} submitLabel={submitLabel} onCancel={onCancel} />
      </ContractForm>
    </div>
  )
}
