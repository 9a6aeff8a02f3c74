// Adds or changes an attendance type; requests that were made stay as they are (A10).
import { createAttendanceType, updateAttendanceType } from '@hr/contract/attendance-type.ts'
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DeleteButton } from '#web/ui/DeleteButton.tsx'
import { attendanceTypeReads } from './attendance-type-reads.ts'
import { AttendanceTypeFields } from './AttendanceTypeFields.tsx'
import { valuesOf } from './attendance-type-values.ts'
import type { AttendanceTypeValues } from './attendance-type-values.ts'
import { DeleteAttendanceType } from './DeleteAttendanceType.tsx'

const emptyType: AttendanceTypeValues = {
  code: '',
  name: '',
  nameLo: '',
  needsTimes: false,
  needsFile: false,
  isActive: true,
}

type Props = { type: AttendanceType | undefined; onClose: () => void }

export const AttendanceTypeForm = ({ type, onClose }: Props) =>
  type === undefined ? <AddForm onClose={onClose} /> : <EditForm type={type} onClose={onClose} />

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(createAttendanceType, {
    initialValues: emptyType,
    refreshes: attendanceTypeReads,
    onSuccess: () => {
      toastSuccess(t('attendanceType.created'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('attendanceType.addTitle')}
      submitLabel={t('attendanceType.add')}
      onClose={onClose}
    >
      <AttendanceTypeFields form={form} />
    </FormDrawer>
  )
}

function EditForm({ type, onClose }: { type: AttendanceType; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useCan()
  const name = nameIn(useLanguage(), type)
  const [initialValues] = useState(() => valuesOf(type))
  const [isDeleting, setIsDeleting] = useState(false)
  const form = useContractForm(updateAttendanceType, {
    initialValues,
    fixed: { id: type.id },
    refreshes: attendanceTypeReads,
    onSuccess: () => {
      toastSuccess(t('attendanceType.changed'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('ui.editNamed', { name })}
      submitLabel={t('attendanceType.save')}
      onClose={onClose}
    >
      <AttendanceTypeFields form={form} />
      {may('ATTENDANCE_TYPE', 'delete') && (
        <DeleteButton text={t('attendanceType.delete')} onClick={() => setIsDeleting(true)} />
      )}
      {isDeleting && (
        <DeleteAttendanceType type={type} onClose={() => setIsDeleting(false)} onDone={onClose} />
      )}
    </FormDrawer>
  )
}
