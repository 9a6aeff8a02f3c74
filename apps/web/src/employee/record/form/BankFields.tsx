import { Select, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCurrencyOptions } from '#web/shared/money/use-currencies.ts'
import type { PersonForm } from '../person-form.ts'
import { RecordField } from '../RecordField.tsx'

const texts = ['bankName', 'bankHolderName', 'bankAccountNumber'] as const

/** `withSso`: includes the social security number, which only HR changes. */
export function BankFields({ form, withSso = true }: { form: PersonForm; withSso?: boolean }) {
  const { t } = useTranslation()
  const [before] = useState(form.getValues().bankCurrency)
  const options = useCurrencyOptions(before)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {texts.map(name => (
        <RecordField key={name} form={form} name={name} />
      ))}
      <Select
        key={form.key('bankCurrency')}
        {...form.field('bankCurrency')}
        data={options}
        placeholder={t('ui.chooseOne')}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
      />
      {withSso && <RecordField form={form} name="ssoNumber" />}
    </SimpleGrid>
  )
}
