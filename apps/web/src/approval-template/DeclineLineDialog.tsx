import { declineApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ReasonDialog } from '#web/shared/resource/FormDialog.tsx'

type Props = { kind: ApprovalTemplate['kind']; id: string; onClose: () => void }

/** The author of the proposal reads the reason. */
export function DeclineLineDialog({ kind, id, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={declineApprovalTemplate}
      fixed={{ kind, id }}
      title={t('approvalTemplate.proposal.declineTitle', { kind: t(`approval.kind.${kind}`) })}
      submitLabel={t('approvalTemplate.proposal.decline')}
      done={t('approvalTemplate.proposal.declined')}
      onClose={onClose}
    />
  )
}
