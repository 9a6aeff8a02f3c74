// First day and bands of a penalty table, and what the change does.
import { errorText } from '#web/shared/form/error-text.ts'
import type { RatePreview } from '@hr/contract/attendance-rate.ts'
import { Alert, Fieldset, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { BandEditor } from './BandEditor.tsx'
import { rateFaults } from './rate-draft.ts'
import type { DraftRow, RateDraft } from './rate-draft.ts'
import { RateEffect } from './RateEffect.tsx'

type Form = Pick<
  ReturnType<typeof useContractForm<never, RateDraft>>,
  'field' | 'key' | 'setFieldValue' | 'setErrors' | 'errors'
>
type Props = {
  form: Form
  values: RateDraft
  preview: RatePreview | undefined
  /** Why the change is refused. */
  refusal: Error | null
  /** The company's initial table: its first day cannot be chosen. */
  isSinceEver?: boolean
}

export function RateFields({ form, values, preview, refusal, isSinceEver = false }: Props) {
  const { t } = useTranslation()
  const faults = rateFaults(values.rows, useLanguage())
  const change = (rows: DraftRow[]) => {
    form.setFieldValue('rows', rows)
    // Row errors may belong to another row now.
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('rows'))),
    )
  }
  const missing = errorText(form.errors.rows)
  return (
    <Fieldset legend={t('attendanceRate.table')}>
      <Stack>
        {!isSinceEver && (
          <DateField
            key={form.key('from')}
            {...form.field('from', t('attendanceRate.from'))}
            description={t('attendanceRate.fromHint')}
            maw={360}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('attendanceRate.tableHint')}
        </Text>
        <BandEditor
          rows={values.rows}
          onRows={change}
          errorOf={path => errorText(form.errors[path]) ?? faults[path]}
        />
        {missing !== undefined && (
          <Alert color="red" role="alert">
            {missing}
          </Alert>
        )}
        {preview !== undefined && <RateEffect preview={preview} />}
        {refusal !== null && (
          <Alert color="red" role="alert" maw={720}>
            {refusal.message}
          </Alert>
        )}
      </Stack>
    </Fieldset>
  )
}
