// Adds or changes a leave type; the bounds and messages are the contract's (spec 5, L1).
import { createLeaveType, updateLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { markColors } from '#web/ui/ColorField.tsx'
import { LeaveTypeFields } from './LeaveTypeFields.tsx'

export type LeaveTypeValues = {
  code: string
  name: string
  nameLo: string
  color: string
  paid: boolean
  amount: number | null
  carryOverAmount: number
  expiredAmount: number
  attachFileDayOver: number
  countsWeekendsAndHolidays: boolean
  gender: string
  maxConsecutiveDays: number
  isActive: boolean
}

const emptyType: LeaveTypeValues = {
  code: '',
  name: '',
  nameLo: '',
  color: markColors[0],
  paid: true,
  amount: null,
  carryOverAmount: 0,
  expiredAmount: 0,
  attachFileDayOver: 0,
  countsWeekendsAndHolidays: false,
  gender: '',
  maxConsecutiveDays: 0,
  isActive: true,
}

const valuesOf = ({ id: _id, gender, ...type }: LeaveType): LeaveTypeValues => ({
  ...type,
  gender: gender ?? '',
})

type Props = { type: LeaveType | undefined; onClose: () => void }

export function LeaveTypeForm({ type, onClose }: Props) {
  return type === undefined ? <AddForm onClose={onClose} /> : <EditForm type={type} onClose={onClose} />
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(createLeaveType, {
    initialValues: emptyType,
    refreshes: ['/leave-types', '/leave-balances'],
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
  const name = nameIn(useLanguage(), type)
  const form = useContractForm(updateLeaveType, {
    initialValues: valuesOf(type),
    fixed: { id: type.id },
    refreshes: ['/leave-types', '/leave-balances', '/leave-requests'],
    onSuccess: () => {
      toastSuccess(t('leaveType.changed'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('leaveType.editTitle', { name })}
      submitLabel={t('leaveType.save')}
      onClose={onClose}
    >
      <LeaveTypeFields form={form} />
    </FormDrawer>
  )
}
