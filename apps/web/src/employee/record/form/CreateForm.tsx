// All fields of a new employee: the record, the first job, the roles and the sign-in (spec 3 and 5).
import type { Role } from '@hr/contract/access.ts'
import { createEmployee } from '@hr/contract/employee-change.ts'
import { paths } from '@hr/contract/paths.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { CreateFields } from './CreateFields.tsx'
import { FormLayout } from './FormLayout.tsx'
import { sectionIds } from './form-sections.ts'
import { useNewEmployeeForm } from './use-new-employee-form.ts'
import type { NewEmployeeProps } from './use-new-employee-form.ts'

type Props = NewEmployeeProps & { roles: readonly Role[] }

export function CreateForm({ roles, ...props }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useNewEmployeeForm(createEmployee, ['photo'], props)
  return (
    <FormLayout
      form={form}
      label={t('employeeRecord.createTitle')}
      sections={sectionIds}
      submitLabel={t('employeeRecord.create')}
      onCancel={() => void navigate({ to: paths.employees })}
    >
      <CreateFields form={form} roles={roles} />
    </FormLayout>
  )
}
