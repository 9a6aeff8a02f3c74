// The form of a new employee, short or long: the same input, sent to its own endpoint.
import type { createEmployee } from '@hr/contract/employee-change.ts'
import type { hireEmployee } from '@hr/contract/employee-hire.ts'
import { useState } from 'react'
import { useClosedReason } from '#web/shared/reason/closed-reason.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { photoCheck } from './create-draft.ts'
import type { Continued, CreateDraft } from './create-draft.ts'
import type { NewSignIn } from './NewSignInDialog.tsx'

export type NewEmployeeProps = {
  values: CreateDraft
  continued: Continued | undefined
  onAdded: (added: NewSignIn & { id: number }, typed: CreateDraft) => void
}

export function useNewEmployeeForm<E extends typeof createEmployee | typeof hireEmployee>(
  endpoint: E,
  local: readonly (keyof CreateDraft)[],
  { values, continued, onAdded }: NewEmployeeProps,
) {
  const [firstDay, setFirstDay] = useState((continued?.typed ?? values).startDate)
  const closed = useClosedReason(firstDay || null)
  const form = useContractForm(endpoint, {
    closed,
    onChange: ({ startDate }) => setFirstDay(startDate),
    initialValues: values,
    continued,
    local,
    keepsInput: true,
    check: photoCheck,
    onSuccess: added => {
      onAdded(added, form.getValues())
    },
  })
  return form
}
