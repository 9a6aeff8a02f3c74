import type { previewHoliday } from '@hr/contract/holiday.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { useContractForm } from '#web/shared/contract-form.tsx'
import { RecountEffect, takesDays } from '#web/shared/RecountEffect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { useHolidayEffect } from './use-holiday-effect.ts'
import type { HolidayValues } from './HolidayForm.tsx'

type Form = Pick<
  ReturnType<typeof useContractForm<never, HolidayValues>>,
  'field' | 'key' | 'getInputProps' | 'getValues' | 'setFieldValue'
>
type Props = { form: Form; change: InputOf<typeof previewHoliday> | undefined }

export function HolidayFields({ form, change }: Props) {
  const { t } = useTranslation()
  const effect = useHolidayEffect(change)
  const { onChange: onFrom, ...from } = form.field('from', t('holiday.from'))
  const mayTake = takesDays(effect.requests)
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('holiday.nameEn'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('holiday.nameLo'))} lang="lo" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
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
      {change !== undefined && <RecountEffect {...effect} />}
      {mayTake && (
        <Switch
          key={form.key('takeDays')}
          {...form.getInputProps('takeDays', { type: 'checkbox' })}
          label={t('recount.takeDays')}
          description={t('recount.takeDaysHint')}
        />
      )}
    </>
  )
}
