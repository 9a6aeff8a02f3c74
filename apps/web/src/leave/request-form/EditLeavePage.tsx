// The page that edits a pending request (R7).
import { useTranslation } from '#web/i18n/translation.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePage } from './ChangePage.tsx'
import type { ChangeFormProps } from './ChangePage.tsx'
import { editDraftKey } from './leave-draft.ts'
import { useEditForm } from './use-edit-form.ts'

function EditForm({ request, own }: ChangeFormProps) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      request={request}
      own={own}
      change={useEditForm(request)}
      draftKey={editDraftKey(request.id)}
      storedFiles={request.files}
      label={t('request.changeRequest')}
      submitLabel={t('request.saveChanges')}
      ended={request.may.edit ? null : t('request.editEnded', { status: t(`status.${request.status}`) })}
    />
  )
}

/** /app/leaves/leave-requests/$leaveRequestId?edit=1 */
export const EditLeavePage = () => <ChangePage title="leave.changeRequestNumber" form={EditForm} />
