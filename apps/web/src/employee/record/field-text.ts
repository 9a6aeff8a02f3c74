// The value of a record field as text.
import { shownPhone } from '@hr/contract/shown-phone.ts'
import type { Education } from '@hr/contract/employee-fields.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { fieldKinds, isSimpleField } from './field-kinds.ts'

/** '' for an empty value. */
type FieldValue = string | number | null | undefined | readonly Education[]

export const educationText = ({ level, institution, major, graduatedOn }: Education): string =>
  [level, institution, major, formatDate(graduatedOn)].filter(part => part !== '').join(', ')

/** const text = useFieldText(); text('gender', 'female') -> 'Female' */
export function useFieldText(): (name: string, value: FieldValue) => string {
  const { t } = useTranslation()
  const choice = (name: string, code: string): string => {
    if (name === 'gender')
      return code === 'male' || code === 'female' ? t(`employeeRecord.gender.${code}`) : code
    switch (code) {
      case 'single':
      case 'married':
      case 'divorced':
      case 'widowed':
        return t(`employeeRecord.maritalStatus.${code}`)
      default:
        return code
    }
  }
  return (name, value) => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return value.map(educationText).join('\n')
    if (!isSimpleField(name)) return value
    switch (fieldKinds[name]) {
      case 'date':
        return formatDate(value)
      case 'phone':
        return shownPhone(value)
      case 'choice':
        return choice(name, value)
      default:
        return value
    }
  }
}
