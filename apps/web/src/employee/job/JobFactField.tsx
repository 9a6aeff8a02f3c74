// The input, label and error of one dated job fact.
import { employmentTypes } from '@hr/contract/employee-fields.ts'
import type { Person } from '@hr/contract/person.ts'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { JobGradeSelect, PositionSelect } from '#web/shared/person/PositionSelect.tsx'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import type { JobForm } from './job-form.ts'

export type JobField =
  | 'unitId'
  | 'positionId'
  | 'jobGradeId'
  | 'lineManagerId'
  | 'contractType'
  | 'contractStart'
  | 'contractEnd'
  | 'costCenter'

type Props = {
  form: JobForm
  name: JobField
  /** The line managers so far, to show the name. */
  managers?: readonly (Person | null)[]
  /** Nobody is their own line manager. */
  ownId?: number
  required?: boolean
}

export function JobFactField({ form, name, managers = [], ownId, required }: Props) {
  const { t } = useTranslation()
  const { defaultValue, onChange, ...given } = form.field(name)
  const field = { ...given, required: required ?? given.required }
  const key = form.key(name)
  const clearable = !field.required
  switch (name) {
    case 'unitId':
      return <UnitSelect key={key} {...field} {...{ defaultValue, onChange, clearable }} />
    case 'positionId':
      return <PositionSelect key={key} {...field} {...{ defaultValue, onChange, clearable }} />
    case 'jobGradeId':
      return <JobGradeSelect key={key} {...field} {...{ defaultValue, onChange }} clearable />
    case 'lineManagerId':
      return <PersonSelect {...form.person(name, managers)} without={ownId === undefined ? [] : [ownId]} />
    case 'contractType':
      return (
        <Select
          key={key}
          {...field}
          {...{ defaultValue, onChange }}
          data={employmentTypes.map(code => ({ value: code, label: t(`employeeJob.contract.${code}`) }))}
          placeholder={t('ui.chooseOne')}
          clearable
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
        />
      )
    case 'contractStart':
    case 'contractEnd':
      return <DateField key={key} {...field} {...{ defaultValue, onChange }} clearable />
    case 'costCenter':
      return <TextInput key={key} {...field} {...{ defaultValue, onChange }} />
  }
}
