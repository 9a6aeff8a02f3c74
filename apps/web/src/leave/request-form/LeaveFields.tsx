import { requestFiles } from '@hr/contract/approval.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { FilesField } from '#web/ui/FilesField.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { ApproversField } from '#web/shared/request/ApproversField.tsx'
import { DatesFields } from './DatesFields.tsx'
import { KeptFiles } from '#web/shared/request/KeptFiles.tsx'
import type { StoredFile } from '#web/shared/request/KeptFiles.tsx'
import { LeaveTypeSelect } from './LeaveTypeSelect.tsx'
import { keepFileNames, readFileNames } from '#web/shared/draft-store.ts'
import type { LeaveDraft } from './leave-draft.ts'
import type { LeaveForm } from './use-leave-form.ts'

type Props = {
  form: LeaveForm
  values: LeaveDraft
  own: readonly OwnLeaveType[]
  /** Counted so far; decides whether a file is required. */
  halfDays: number
  /** What the draft is kept under. */
  draftKey: string
  /** Of a request that is edited. */
  storedFiles?: readonly StoredFile[]
  /** The delegate that an approver may name (R10), once the dates are chosen. */
  delegate?: ReactNode
}

export function LeaveFields({ form, values, own, halfDays, draftKey, storedFiles = [], delegate }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = own.find(({ type }) => type.id === values.leaveTypeId)
  const fileOver = chosen?.type.attachFileDayOver ?? 0
  const isFileRequired = fileOver > 0 && halfDays > fileOver * 2
  const lost = form.files.length === 0 ? readFileNames(draftKey) : []
  return (
    <>
      <LeaveTypeSelect
        key={form.key('leaveTypeId')}
        {...form.field('leaveTypeId')}
        own={own}
        chosen={chosen}
      />
      <DatesFields form={form} dates={values} />
      <Textarea
        key={form.key('reason')}
        {...form.field('reason')}
        description={t('request.reasonHint')}
        maxLength={255}
        autosize
        minRows={2}
        maxRows={6}
      />
      <KeptFiles
        files={storedFiles.filter(({ id }) => values.keepFileIds.includes(id))}
        onRemove={removed =>
          form.setFieldValue(
            'keepFileIds',
            values.keepFileIds.filter(id => id !== removed),
          )
        }
      />
      <FilesField
        label={t('ui.files')}
        files={form.files}
        onChange={files => {
          keepFileNames(draftKey, files)
          form.setFiles(files)
        }}
        {...(lost.length > 0 && { hint: t('request.filesLost', { names: lost.join(', ') }) })}
        most={requestFiles.most - values.keepFileIds.length}
        tooMany={messageText(language, 'maxFiles')}
        required={isFileRequired}
        {...(isFileRequired &&
          form.files.length + values.keepFileIds.length === 0 && {
            error: t('leave.fileNeeded', { days: fileOver }),
          })}
      />
      <ApproversField value={values.approvers} onChange={people => form.setFieldValue('approvers', people)} />
      {delegate}
    </>
  )
}
