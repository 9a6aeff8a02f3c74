// Corrects a penalty table; its days are recomputed.
import { previewRateChange, updateAttendanceRate } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePreview } from '#web/api/use-preview.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { draftOf, rateFaults, wholeTable } from './rate-draft.ts'
import { RateFields } from './RateFields.tsx'

export function EditRateForm({ rate }: { rate: AttendanceRate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // As first read: the input is based on it until it is saved, even if somebody else saves meanwhile.
  const [start] = useState(() => ({
    version: rate.version,
    draft: draftOf(rate),
  }))
  const [values, setValues] = useState(start.draft)
  const fixed = { id: rate.id, version: start.version }
  const form = useContractForm(updateAttendanceRate, {
    initialValues: start.draft,
    fixed,
    onChange: setValues,
    check: next => rateFaults(next.rows, currentLanguage()),
    onSuccess: () => {
      toastSuccess(t('attendanceRate.changed'))
      void navigate({ to: paths.attendanceRate(rate.id) })
    },
  })
  const table = wholeTable(values)
  const { preview, error } = usePreview(previewRateChange, table && { ...table, ...fixed }, {
    ...fixed,
    from: rate.from,
  })
  return (
    <ContractForm form={form} label={t('attendanceRate.editTitle')}>
      <RateFields
        form={form}
        values={values}
        preview={preview}
        refusal={error}
        isSinceEver={rate.isSinceEver}
      />
      <FormActions
        form={form}
        submitLabel={t('attendanceRate.save')}
        onCancel={() => void navigate({ to: paths.attendanceRate(rate.id) })}
      />
    </ContractForm>
  )
}
