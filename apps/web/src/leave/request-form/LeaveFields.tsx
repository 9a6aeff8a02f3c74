import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { CommonFields } from '#web/shared/request/form/CommonFields.tsx'
import type { StoredFile } from '#web/shared/request/KeptFiles.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { DatesFields } from './DatesFields.tsx'
import { LeaveTypeSelect } from './LeaveTypeSelect.tsx'
import type { EnteredLeave } from './use-leave-form.ts'

type Props = {
  entered: EnteredLeave
  own: readonly OwnLeaveType[]
  /** Counted so far; decides whether a file is required. */
  halfDays: number
  /** Stored files of an edited request. */
  storedFiles?: readonly StoredFile[]
  /** The delegate that an approver may name (R10), once the dates are chosen. */
  delegate?: ReactNode
}

export function LeaveFields({ entered, own, halfDays, storedFiles = [], delegate }: Props) {
  const { t } = useTranslation()
  const { form, values } = entered
  const chosen = own.find(({ type }) => type.id === values.leaveTypeId)
  const fileOver = chosen?.type.attachFileDayOver ?? 0
  const isFileRequired = fileOver > 0 && halfDays > fileOver * 2
  return (
    <>
      <LeaveTypeSelect
        key={form.key('leaveTypeId')}
        {...form.field('leaveTypeId')}
        own={own}
        chosen={chosen}
      />
      <DatesFields form={form} dates={values} />
      <CommonFields
        entered={entered}
        storedFiles={storedFiles}
        fileNeeded={isFileRequired ? t('leave.fileNeeded', { days: fileOver }) : undefined}
      />
      {delegate}
    </>
  )
}
