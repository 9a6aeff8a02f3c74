// Pay and bank, only when the server sent them (P7).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Stack } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { payFacts } from '#web/employee/job/JobFacts.tsx'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'

const bankFacts = ['bankName', 'bankHolderName', 'bankAccountNumber', 'bankCurrency', 'ssoNumber'] as const

export function PayTab({ record: { sensitive } }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { all } = useCurrencies()
  if (sensitive === null) return null
  const amount = (minor: number | null) =>
    minor === null ? '' : moneyText(minor, sensitive.salaryCurrency, all)
  return (
    <Stack gap="md">
      <Panel title={t('employeeRecord.payTitle')} text={t('employeeRecord.payText')}>
        <FactList
          facts={payFacts.map(name => ({
            label: fieldLabel(language, name),
            value: amount(sensitive[name]),
          }))}
        />
      </Panel>
      <Panel title={t('employeeRecord.bank')}>
        <FactList
          facts={bankFacts.map(name => ({ label: fieldLabel(language, name), value: sensitive[name] }))}
        />
      </Panel>
    </Stack>
  )
}
