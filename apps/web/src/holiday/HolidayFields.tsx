import { SimpleGrid, Switch } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { RecountChoice } from '#web/shared/effect/RecountChoice.tsx'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { useHolidayEffect } from './use-holiday-effect.ts'
import type { HolidayValues } from './holiday-values.ts'

type Props = {
  form: FieldsForm<HolidayValues>
  values: HolidayValues
  /** What the form does, for the preview. */
  change: { operation: 'CREATE' } | { operation: 'UPDATE'; id: string }
}

export function HolidayFields({ form, values, change }: Props) {
  const { t } = useTranslation()
  const { from: first, to, yearly } = values
  const isWhole = first !== null && to !== null
  const effect = useHolidayEffect(isWhole ? { ...change, from: first, to, yearly } : undefined)
  const { onChange: onFrom, ...from } = form.field('from', t('holiday.from'))
  return (
    <>
      <NameFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="md">
        <DateField
          key={form.key('from')}
          {...from}
          onChange={date => {
            onFrom(date)
            // Most holidays are one day long.
            if (form.getValues().to === null) form.setFieldValue('to', date)
          }}
        />
        <DateField key={form.key('to')} {...form.field('to', t('holiday.to'))} />
      </SimpleGrid>
      <Switch
        key={form.key('yearly')}
        {...form.getInputProps('yearly', { type: 'checkbox' })}
        label={t('holiday.yearly')}
        description={t('holiday.yearlyHint')}
      />
      {isWhole && (
        <RecountChoice
          {...effect}
          mayTake={values.takeDays}
          onMayTake={mayTake => form.setFieldValue('takeDays', mayTake)}
        />
      )}
    </>
  )
}
