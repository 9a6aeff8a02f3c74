import { rejectProposal } from '@hr/contract/employee-proposal.ts'
import type { EmployeeProposal } from '@hr/contract/employee-proposal.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { FormDialog } from '#web/shared/resource/FormDialog.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'

type Props = { proposal: EmployeeProposal; onClose: () => void }

/** Rejecting requires a comment, which the employee reads. */
export function RejectProposalDialog({ proposal, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(proposal.employee)
  return (
    <FormDialog
      endpoint={rejectProposal}
      fixed={{ id: proposal.id }}
      initialValues={{ comment: '' }}
      title={t('employeeRecord.rejectTitle', { name })}
      submitLabel={t('employeeRecord.reject')}
      done={t('employeeRecord.proposalRejected')}
      onClose={onClose}
    >
      {form => (
        <Textarea
          key={form.key('comment')}
          {...form.field('comment')}
          description={t('employeeRecord.rejectHint')}
          minRows={3}
          data-autofocus
        />
      )}
    </FormDialog>
  )
}
