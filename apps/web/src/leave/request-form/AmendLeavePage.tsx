// The page that asks to change approved leave (R6).
import { useTranslation } from '#web/i18n/translation.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePage } from './ChangePage.tsx'
import type { ChangeFormProps } from './ChangePage.tsx'
import { amendDraftKey } from './leave-draft.ts'
import { useAmendForm } from './use-amend-form.ts'

function AmendForm({ request, own }: ChangeFormProps) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      request={request}
      own={own}
      change={useAmendForm(request)}
      draftKey={amendDraftKey(request.id)}
      label={t('request.askToChange')}
      submitLabel={t('request.askToChange')}
      needsAnew
      ended={request.may.askToCancel ? null : t('leave.askEnded')}
    />
  )
}

/** /app/leaves/leave-requests/$leaveRequestId?change=1 */
export const AmendLeavePage = () => <ChangePage title="leave.askToChangeNumber" form={AmendForm} />
