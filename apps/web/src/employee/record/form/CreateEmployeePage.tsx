// Adds an employee (P7): "Add employee" opens the short page (?form=short), the address alone the form of the spec with all
// fields.
import { listRoles } from '@hr/contract/access.ts'
import { paths } from '@hr/contract/paths.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { emptyEmployee } from './create-draft.ts'
import type { Continued, CreateDraft } from './create-draft.ts'
import { CreateForm } from './CreateForm.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { HireForm } from './HireForm.tsx'
import { NewSignInDialog } from './NewSignInDialog.tsx'
import type { NewSignIn } from './NewSignInDialog.tsx'

export const viewShape = z.object({ form: z.optional(z.literal('short')) })
type Added = NewSignIn & { id: number; name: string; email: string }

export function CreateEmployeePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [view, setView] = useViewState(viewShape)
  const [round, setRound] = useState(0)
  const [continued, setContinued] = useState<Continued>()
  const [added, setAdded] = useState<Added>()
  const currencies = useCurrencies()
  const roles = useCall(listRoles, {}, { quiet: true })
  const shifts = useCall(listWorkShifts, {}, { quiet: true })
  const values: CreateDraft = {
    ...emptyEmployee,
    salaryCurrency: currencies.base,
    roleIds: (roles.data ?? []).filter(role => role.code === 'EMPLOYEE').map(role => role.id),
    workShiftId: (shifts.data ?? []).find(shift => shift.isDefault)?.id ?? null,
  }
  const onAdded = (answer: NewSignIn & { id: number }, typed: CreateDraft) =>
    setAdded({ ...answer, name: fullName(typed, language), email: typed.email ?? '' })
  const again = () => {
    setAdded(undefined)
    setContinued(undefined)
    setRound(round + 1)
    scrollTo(0, 0)
  }
  const allFields = (typed: Continued) => {
    setContinued(typed)
    setView({ form: undefined })
    scrollTo(0, 0)
  }
  const form = { values, continued, onAdded }
  const isPending = currencies.isPending || roles.isPending || shifts.isPending
  return (
    <Page
      title={t('employeeRecord.createTitle')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      {isPending && <FormSkeleton />}
      {!isPending && view.form === 'short' && <HireForm key={round} {...form} onAllFields={allFields} />}
      {!isPending && view.form !== 'short' && <CreateForm key={round} {...form} roles={roles.data ?? []} />}
      {added && (
        <NewSignInDialog
          name={added.name}
          email={added.email}
          signIn={added}
          onClose={() => void navigate({ to: paths.employeeView(added.id) })}
          onAnother={again}
        />
      )}
    </Page>
  )
}
