// Salary and allowances, all in one currency.
import { Select, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { JobForm } from './job-form.ts'
import { exponentOf, isKnownCurrency, toMajor, toMinor } from '#web/shared/money/money.ts'
import { MoneyField } from './MoneyField.tsx'
import { useCurrencies, useCurrencyOptions } from '#web/shared/money/use-currencies.ts'

const allowances = ['fuelAllowance', 'phoneAllowance', 'housingAllowance', 'homeTripAllowance'] as const
const amounts = ['salaryAmount', ...allowances] as const
type Amount = (typeof amounts)[number]

type PayCurrency = {
  readonly code: string | null
  readonly exponent: number
  /** An amount typed before the decimals are known would be another sum. */
  readonly isKnown: boolean
  readonly change: (code: string | null) => void
}

/** The typed digits stay when the currency changes: 1,000 LAK becomes 1,000.00 USD. */
export function usePayCurrency(form: JobForm): PayCurrency {
  const { all } = useCurrencies()
  const [code, setCode] = useState(form.getValues().salaryCurrency)
  const exponent = exponentOf(all, code)
  const change = (next: string | null) => {
    const other = exponentOf(all, next)
    for (const name of amounts) {
      const minor = form.getValues()[name]
      if (minor !== null && other !== exponent) {
        form.setFieldValue(name, toMinor(toMajor(minor, exponent), other))
      }
    }
    form.setFieldValue('salaryCurrency', next)
    setCode(next)
  }
  return { code, exponent, isKnown: isKnownCurrency(all, code), change }
}

type Props = { form: JobForm; currency: PayCurrency }

function Amounts({ form, currency, names }: Props & { names: readonly Amount[] }) {
  return names.map(name => (
    <MoneyField
      key={`${form.key(name)}:${currency.exponent}`}
      {...form.field(name)}
      code={currency.code}
      exponent={currency.exponent}
      disabled={!currency.isKnown}
    />
  ))
}

export function SalaryFields({ form, currency }: Props) {
  const { t } = useTranslation()
  const options = useCurrencyOptions(currency.code)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <Amounts form={form} currency={currency} names={['salaryAmount']} />
      <Select
        {...form.field('salaryCurrency')}
        data={options}
        value={currency.code}
        onChange={currency.change}
        placeholder={t('ui.chooseOne')}
      />
    </SimpleGrid>
  )
}

export const AllowanceFields = ({ form, currency }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <Amounts form={form} currency={currency} names={allowances} />
  </SimpleGrid>
)
