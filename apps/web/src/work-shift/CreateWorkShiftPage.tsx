import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { createWorkShift } from '@hr/contract/work-shift.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { useToday } from '#web/shared/use-today.ts'
import { Page } from '#web/ui/Page.tsx'
import { dropShift, keepShift, newShift, readKept } from './shift-draft.ts'
import { shiftFaults } from './shift-faults.ts'
import { ShiftFields } from './ShiftFields.tsx'

function AddShiftForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = useToday()
  const [initialValues] = useState(() => readKept('new')?.draft ?? newShift(today))
  const [values, setValues] = useState(initialValues)
  const leave = () => {
    dropShift('new')
    void navigate({ to: paths.workShifts })
  }
  const form = useContractForm(createWorkShift, {
    initialValues,
    local: ['isActive', 'takeDays'],
    hasDraft: true,
    onChange: next => {
      setValues(next)
      keepShift('new', 0, next)
    },
    check: next => shiftFaults(next, [], currentLanguage()),
    onSuccess: ({ id }) => {
      toastSuccess(t('workShift.created'))
      dropShift('new')
      void navigate(place(paths.workShift(id), { tab: 'holders' }))
    },
  })
  return (
    <ContractForm form={form} label={t('workShift.addTitle')}>
      <ShiftFields form={form} values={values} stored={[]} />
      <FormActions form={form} submitLabel={t('workShift.add')} onCancel={leave} />
    </ContractForm>
  )
}

/** /app/administration/work-shift/create */
export function CreateWorkShiftPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('workShift.addTitle')} crumbs={[{ title: t('menu.workShift'), to: paths.workShifts }]}>
      <AddShiftForm />
    </Page>
  )
}
