// All fields of a new employee: the record, the first job, the roles and the sign-in (spec 3 and 5).
import type { Role } from '@hr/contract/access.ts'
import { createEmployee } from '@hr/contract/employee-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { useContractForm } from '#web/shared/use-contract-form.ts'
import { photoCheck } from './create-draft.ts'
import type { Continued, CreateDraft } from './create-draft.ts'
import { CreateFields } from './CreateFields.tsx'
import { FormLayout } from './FormLayout.tsx'
import { sectionIds } from './form-sections.ts'
import type { NewSignIn } from './NewSignInDialog.tsx'

type Props = {
  values: CreateDraft
  continued: Continued | undefined
  roles: readonly Role[]
  onAdded: (added: NewSignIn & { id: number }, typed: CreateDraft) => void
}

export function CreateForm({ values, continued, roles, onAdded }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [firstDay, setFirstDay] = useState((continued?.typed ?? values).startDate)
  const closed = useClosedReason(firstDay || null)
  const form = useContractForm(createEmployee, {
    closed,
    onChange: ({ startDate }) => setFirstDay(startDate),
    initialValues: values,
    continued,
    local: ['photo'],
    keepsInput: true,
    check: photoCheck,
    onSuccess: added => {
      onAdded(added, form.getValues())
    },
  })
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
