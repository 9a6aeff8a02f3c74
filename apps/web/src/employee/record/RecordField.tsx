// The input, label and error of one record field.
import type { PersonForm } from './person-form.ts'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { PhoneField } from '#web/ui/PhoneField.tsx'
import { fieldKinds, nothingWhenEmpty, fieldChoices } from './field-kinds.ts'
import type { SimpleField } from './field-kinds.ts'

const statusKeys = { active: 'ACTIVE', probation: 'PROBATION', inactive: 'INACTIVE' } as const

/** Codes and texts of a choice field; empty for other fields. */
function useFieldChoices(name: string): { value: string; label: string }[] {
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

const mostYears = 80

type Props = {
  form: PersonForm
  name: SimpleField
  description?: string
  required?: boolean
  label?: string
}

export function RecordField({ form, name, ...given }: Props) {
  const { t } = useTranslation()
  const choices = useFieldChoices(name)
  const { onChange, ...field } = form.field(name)
  const props = { ...field, ...given }
  const key = form.key(name)
  switch (fieldKinds[name]) {
    case 'date':
      return <DateField key={key} {...props} onChange={onChange} clearable={props.required !== true} />
    case 'years':
      return (
        <NumberField
          key={key}
          {...props}
          onChange={onChange}
          decimals={0}
          digits={2}
          max={mostYears}
          mayBeEmpty
        />
      )
    case 'phone':
      return (
        <PhoneField
          key={key}
          {...props}
          onChange={text => onChange(text === '' && nothingWhenEmpty.has(name) ? null : text)}
        />
      )
    case 'choice':
    case 'status':
      return (
        <Select
          key={key}
          {...props}
          onChange={onChange}
          data={choices}
          placeholder={t('ui.chooseOne')}
          clearable={props.required !== true && fieldKinds[name] === 'choice'}
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
        />
      )
    default:
      return (
        <TextInput
          key={key}
          {...props}
          defaultValue={props.defaultValue ?? ''}
          type={fieldKinds[name] === 'email' ? 'email' : 'text'}
          lang={fieldKinds[name] === 'lao' ? 'lo' : undefined}
          autoComplete="off"
          onChange={event => {
            const text = event.currentTarget.value
            onChange(text === '' && nothingWhenEmpty.has(name) ? null : text)
          }}
        />
      )
  }
}
