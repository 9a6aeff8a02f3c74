// Adds or edits a leave type; bounds and messages come from the contract (spec 5, L1).
import { createLeaveType, updateLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DeleteButton } from '#web/ui/DeleteButton.tsx'
import { AmountChange } from './AmountChange.tsx'
import { LeaveTypeFields } from './LeaveTypeFields.tsx'
import { leaveTypeReads } from './leave-type-reads.ts'
import { emptyType, valuesOf } from './leave-type-values.ts'
import { DeleteLeaveType } from './DeleteLeaveType.tsx'

type Props = { type: LeaveType | undefined; onClose: () => void }

export function LeaveTypeForm({ type, onClose }: Props) {
  return type === undefined ? <AddForm onClose={onClose} /> : <EditForm type={type} onClose={onClose} />
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(createLeaveType, {
    initialValues: emptyType,
    refreshes: leaveTypeReads,
    onSuccess: () => {
      toastSuccess(t('leaveType.created'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('leaveType.addTitle')}
      submitLabel={t('leaveType.add')}
      onClose={onClose}
    >
      <LeaveTypeFields form={form} />
    </FormDrawer>
  )
}

function EditForm({ type, onClose }: { type: LeaveType; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useCan()
  const language = useLanguage()
  const name = nameIn(language, type)
  const [initialValues] = useState(() => valuesOf(type))
  const [values, setValues] = useState(initialValues)
  const [isDeleting, setIsDeleting] = useState(false)
  const form = useContractForm(updateLeaveType, {
    initialValues,
    fixed: { id: type.id },
    refreshes: leaveTypeReads,
    onChange: setValues,
    check: ({ amount, effectiveFrom }) => ({
      effectiveFrom:
        amount === type.amount || effectiveFrom !== ''
          ? undefined
          : messageText(language, 'required', { label: fieldLabel(language, 'effectiveFrom') }),
    }),
    onSuccess: ({ effect }) => {
      const people = effect.gaining.people + effect.losing.people
      toastSuccess(people === 0 ? t('leaveType.changed') : t('leaveType.changedFor', { count: people }))
      onClose()
    },
  })
  const { error } = form.getInputProps('effectiveFrom')
  return (
    <FormDrawer
      form={form}
      title={t('leaveType.editTitle', { name })}
      submitLabel={t('leaveType.save')}
      onClose={onClose}
    >
      <LeaveTypeFields form={form}>
        <AmountChange
          type={type}
          values={values}
          error={typeof error === 'string' ? error : undefined}
          onFrom={from => form.setFieldValue('effectiveFrom', from)}
          onTakeBack={plan => {
            form.setFieldValue('amount', amountBefore(type, plan.from))
            form.setFieldValue('effectiveFrom', plan.from)
          }}
        />
      </LeaveTypeFields>
      {may('LEAVE_TYPE', 'delete') && (
        <DeleteButton text={t('leaveType.delete')} onClick={() => setIsDeleting(true)} />
      )}
      {isDeleting && <DeleteLeaveType type={type} onClose={() => setIsDeleting(false)} onDone={onClose} />}
    </FormDrawer>
  )
}

/** The amount that applies until the plan begins. */
const amountBefore = ({ amount, planned }: LeaveType, from: string): number =>
  planned.findLast(plan => plan.from < from)?.amount ?? amount
