// Adds the same penalty table for one or several job grades from a date.
import { createAttendanceRates, previewNewRates } from '@hr/contract/attendance-rate.ts'
import type { listRateGrades } from '@hr/contract/attendance-rate.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Fieldset, MultiSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePreview } from '#web/api/use-preview.ts'
import { currentLanguage, useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { useTomorrow } from '#web/shared/use-today.ts'
import { newRows, rateFaults, wholeTable } from './rate-draft.ts'
import type { RateDraft } from './rate-draft.ts'
import { RateFields } from './RateFields.tsx'

type Draft = RateDraft & { readonly jobGradeIds: string[] }
type Props = {
  grades: OutputOf<typeof listRateGrades>
  gradeId: string | undefined
  rows: RateDraft['rows'] | undefined
}

export function AddRateForm({ grades, gradeId, rows }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const tomorrow = useTomorrow()
  const [initialValues] = useState<Draft>(() => ({
    jobGradeIds: gradeId === undefined ? [] : [gradeId],
    from: tomorrow,
    rows: rows ?? newRows(),
  }))
  const [values, setValues] = useState(initialValues)
  const form = useContractForm(createAttendanceRates, {
    initialValues,
    onChange: setValues,
    check: next => rateFaults(next.rows, currentLanguage()),
    onSuccess: () => {
      toastSuccess(t('attendanceRate.created'))
      void navigate({ to: paths.attendanceRates })
    },
  })
  const table = values.jobGradeIds.length === 0 ? undefined : wholeTable(values)
  const { preview, error } = usePreview(
    previewNewRates,
    table && { ...table, jobGradeIds: values.jobGradeIds },
    {
      jobGradeIds: [],
      from: tomorrow,
    },
  )
  return (
    <ContractForm form={form} label={t('attendanceRate.addTitle')}>
      <Fieldset legend={t('attendanceRate.grades')}>
        <MultiSelect
          key={form.key('jobGradeIds')}
          {...form.field('jobGradeIds')}
          data={grades.map(grade => ({ value: grade.id, label: nameIn(grade, language) }))}
          searchable
          placeholder={values.jobGradeIds.length === 0 ? t('ui.chooseOne') : ''}
          clearable
          // An error moves the focus here, and open options would cover its text.
          openOnFocus={false}
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
          maw={560}
        />
      </Fieldset>
      <RateFields form={form} values={values} preview={preview} refusal={error} />
      <FormActions
        form={form}
        submitLabel={t('attendanceRate.add')}
        // The same table again would only be a row of the history.
        disabled={preview?.from === null}
        onCancel={() => void navigate({ to: paths.attendanceRates })}
      />
    </ContractForm>
  )
}
