// Where a currency is used, in words and numbers.
import type { CurrencyUses } from '@hr/contract/currency.ts'
import { useTranslation } from '#web/i18n/translation.ts'

/** One text for each place; none while they are not known. */
export function useUseTexts(): (use: CurrencyUses | undefined) => readonly string[] {
  const { t } = useTranslation()
  return use => {
    if (use === undefined) return []
    const { pay, bankAccounts, overtimeRecords, penalties } = use
    return [
      ...(pay > 0 ? [t('currency.usePay', { count: pay })] : []),
      ...(bankAccounts > 0 ? [t('currency.useBank', { count: bankAccounts })] : []),
      ...(overtimeRecords > 0 ? [t('currency.useOvertime', { count: overtimeRecords })] : []),
      ...(penalties ? [t('currency.usePenalties')] : []),
    ]
  }
}
