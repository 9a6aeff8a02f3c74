// The facts of a job on a date, read-only.
import type { JobRow, ShownJob } from '@hr/contract/employee-job.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'

type FactName = JobRow['changed'][number]

/** const text = useJobText(); text(facts, 'unitId') -> 'Finance'; '' if empty or not sent. */
export function useJobText(): (facts: ShownJob, name: FactName) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePersonNames()
  const { all } = useCurrencies()
  return (facts, name) => {
    const named = (thing: ShownJob['unit']) => (thing === null ? '' : nameIn(thing, language))
    switch (name) {
      case 'unitId':
        return named(facts.unit)
      case 'positionId':
        return named(facts.position)
      case 'jobGradeId':
        return named(facts.jobGrade)
      case 'lineManagerId':
        return facts.lineManager === null ? '' : nameOf(facts.lineManager)
      case 'contractType':
        return facts.contractType === null ? '' : t(`employeeJob.contract.${facts.contractType}`)
      case 'contractStart':
      case 'contractEnd':
        return formatDate(facts[name])
      case 'costCenter':
        return facts.costCenter
      case 'salaryCurrency':
        return facts.pay?.salaryCurrency ?? ''
      default: {
        const minor = facts.pay?.[name] ?? null
        return minor === null ? '' : moneyText(minor, facts.pay?.salaryCurrency ?? null, all)
      }
    }
  }
}

/** Labels and values of the named facts. */
export function useJobFacts(): (
  facts: ShownJob,
  names: readonly FactName[],
) => { label: string; value: string }[] {
  const language = useLanguage()
  const text = useJobText()
  return (facts, names) =>
    names.map(name => ({ label: fieldLabel(language, name), value: text(facts, name) }))
}

export const placeFacts = ['unitId', 'positionId', 'jobGradeId', 'lineManagerId'] as const
export const contractFacts = ['contractType', 'contractStart', 'contractEnd', 'costCenter'] as const
/** The currency is next to each amount. */
export const payFacts = [
  'salaryAmount',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
] as const
