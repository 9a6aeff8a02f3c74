// What the checklists of a new employee read from the record, and how they call it.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { isNewEmployee, missingItems } from '@hr/domain/employee/record-checklist.ts'
import type { ChecklistItem } from '@hr/domain/employee/record-checklist.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

/** Nothing for somebody who is not new, or whose record the reader sees in part only. */
export function missingOf(record: EmployeeRecord, today: string): readonly ChecklistItem[] {
  const { card, personal, sensitive } = record
  const isNew = card.status !== 'terminated' && isNewEmployee(card.startDate, today)
  if (!isNew || personal === null || sensitive === null) return []
  const { addressLine, shown } = personal.address
  return missingItems({
    ...personal,
    ...sensitive,
    phone: card.phone,
    address: [shown.village, addressLine],
    scans: sensitive.documents.map(({ kind }) => kind),
  })
}

export function useItemText(): (item: ChecklistItem) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const label = (name: string) => fieldLabel(language, name)
  const texts: Readonly<Record<ChecklistItem, string>> = {
    nameLo: label('nameLo'),
    identity: t('employeeRecord.checklist.identity'),
    phone: label('phone'),
    address: t('employeeRecord.address'),
    emergency: t('employeeRecord.section.emergency'),
    idPaper: t('employeeRecord.checklist.idPaper'),
    bank: t('employeeRecord.proposalPart.bank'),
    sso: label('ssoNumber'),
    contract: label('contractType'),
    contractFile: t('employeeRecord.checklist.contractFile'),
    pay: label('salaryAmount'),
  }
  return item => texts[item]
}
