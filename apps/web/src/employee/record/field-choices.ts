import { useTranslation } from '#web/i18n/translation.ts'
import { fieldChoices } from './field-kinds.ts'

const statusKeys = { active: 'ACTIVE', probation: 'PROBATION', inactive: 'INACTIVE' } as const

/** Codes and texts of a choice field; empty for other fields. */
export function useFieldChoices(name: string): { value: string; label: string }[] {
  const { t } = useTranslation()
  switch (name) {
    case 'gender':
      return fieldChoices.gender.map(code => ({ value: code, label: t(`employeeRecord.gender.${code}`) }))
    case 'maritalStatus':
      return fieldChoices.maritalStatus.map(code => ({
        value: code,
        label: t(`employeeRecord.maritalStatus.${code}`),
      }))
    case 'status':
      return fieldChoices.status.map(code => ({ value: code, label: t(`status.${statusKeys[code]}`) }))
    default:
      return []
  }
}
