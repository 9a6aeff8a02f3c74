// Adds an employee: all fields of the record, the first job, the roles and the sign-in (P7, spec 3 and 5).
import { listRoles } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { createEmployee } from '@hr/contract/employee-record.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { emptyEmployee } from './create-draft.ts'
import type { CreateDraft } from './create-draft.ts'
import { CreateFields } from './CreateFields.tsx'
import { FormLayout } from './FormLayout.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { sectionIds } from './form-sections.ts'
import { NewSignInDialog } from './NewSignInDialog.tsx'
import type { NewSignIn } from './NewSignInDialog.tsx'

/** Spec 5: a profile photo is required. */
const photoCheck = ({ photo }: CreateDraft) => {
  const language = currentLanguage()
  const text = messageText(language, 'required', { label: fieldLabel(language, 'photo') })
  return { photo: photo === '' ? text : undefined }
}

type Props = { start: CreateDraft; roles: readonly Role[]; onAnother: () => void }

function CreateForm({ start, roles, onAnother }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [created, setCreated] = useState<NewSignIn & { id: number }>()
  const [firstDay, setFirstDay] = useState(start.startDate)
  const closed = useClosedReason(firstDay || null)
  const form = useContractForm(createEmployee, {
    closed,
    onChange: ({ startDate }) => setFirstDay(startDate),
    initialValues: start,
    local: ['photo'],
    check: photoCheck,
    onSuccess: setCreated,
  })
  const { firstName, lastName, email } = form.getValues()
  return (
    <>
      <FormLayout
        form={form}
        label={t('employeeRecord.createTitle')}
        sections={sectionIds}
        submitLabel={t('employeeRecord.create')}
        onCancel={() => void navigate({ to: paths.employees })}
      >
        <CreateFields form={form} roles={roles} />
      </FormLayout>
      {created && (
        <NewSignInDialog
          name={`${firstName} ${lastName}`}
          email={email ?? ''}
          signIn={created}
          onClose={() => void navigate({ to: paths.employeeView(created.id) })}
          onAnother={onAnother}
        />
      )}
    </>
  )
}

export function CreateEmployeePage() {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const currencies = useCurrencies()
  const roles = useCall(listRoles, {}, { quiet: true })
  const start: CreateDraft = {
    ...emptyEmployee,
    salaryCurrency: currencies.base,
    roleIds: (roles.data ?? []).filter(role => role.code === 'EMPLOYEE').map(role => role.id),
  }
  return (
    <Page
      title={t('employeeRecord.createTitle')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      {currencies.isPending || roles.isPending ? (
        <FormSkeleton />
      ) : (
        <CreateForm
          key={round}
          start={start}
          roles={roles.data ?? []}
          onAnother={() => {
            setRound(round + 1)
            scrollTo(0, 0)
          }}
        />
      )}
    </Page>
  )
}
