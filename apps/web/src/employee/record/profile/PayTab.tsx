// Pay and bank, only when the server sent them (P7).
import { listJobs } from '@hr/contract/employee-job.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { payFacts, useJobText } from '#web/employee/job/JobFacts.tsx'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { formatDate } from '#web/shared/format.ts'
import { Panel } from '#web/shared/Panel.tsx'

const bankFacts = ['bankName', 'bankHolderName', 'bankAccountNumber', 'bankCurrency', 'ssoNumber'] as const

type PayFact = (typeof payFacts)[number]
type Next = { readonly value: string; readonly date: string }

/** The first planned amount that differs from today's. */
function useNextPay(employeeId: number): (name: PayFact, now: string) => Next | undefined {
  const textOf = useJobText()
  const { data: jobs = [] } = useCall(listJobs, { id: employeeId })
  const planned = jobs.filter(({ isFuture, facts }) => isFuture && facts.pay !== null)
  return (name, now) => {
    const next = planned.findLast(({ facts }) => textOf(facts, name) !== now)
    return next && { value: textOf(next.facts, name) || '–', date: formatDate(next.from) }
  }
}

function Amount({ now, next }: { now: string; next: Next }) {
  const { t } = useTranslation()
  return (
    <>
      {now || '–'}
      <Text span display="block" size="sm" c="dimmed">
        {t('employeeJob.next', next)}
      </Text>
    </>
  )
}

export function PayTab({ record: { card, sensitive } }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { all } = useCurrencies()
  const nextOf = useNextPay(card.id)
  if (sensitive === null) return null
  const valueOf = (name: PayFact) => {
    const minor = sensitive[name]
    const now = minor === null ? '' : moneyText(minor, sensitive.salaryCurrency, all)
    const next = nextOf(name, now)
    return next === undefined ? now : <Amount now={now} next={next} />
  }
  return (
    <Stack>
      <Panel title={t('employeeRecord.payTitle')} text={t('employeeRecord.payText')}>
        <FactList
          facts={payFacts.map(name => ({ label: fieldLabel(language, name), value: valueOf(name) }))}
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
