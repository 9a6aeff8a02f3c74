// Rejects several requests with one comment that every requester reads (R5).
import type { DecideMany, DecisionResult } from '@hr/contract/approval.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Textarea } from '@mantine/core'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { TypedCount } from '#web/shared/effect/TypedCount.tsx'
import { useTypedCount } from '#web/shared/effect/typed-count.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { decisionsOf } from './use-decide-many.ts'
import type { Decidable } from './use-decide-many.ts'

type Props = {
  endpoint: DecideMany
  rows: readonly Decidable[]
  onClose: () => void
  onRejected: (results: readonly DecisionResult[]) => void
}

function RejectForm({ endpoint, rows, onClose, onRejected }: Props) {
  const { t } = useTranslation()
  const typed = useTypedCount(rows.length)
  const label = t('approval.comment')
  const missing = () => ({ comment: messageText(currentLanguage(), 'required', { label }) })
  const form = useContractForm(endpoint, {
    initialValues: { comment: '' },
    fixed: { decisions: decisionsOf(rows), decision: 'REJECTED' },
    unguarded: true,
    check: ({ comment }) => (comment.trim() === '' ? missing() : {}),
    onSuccess: results => {
      onClose()
      onRejected(results)
    },
  })
  const title = t('approval.rejectMany', { count: rows.length })
  return (
    <ContractForm form={form} label={title}>
      <Textarea
        key={form.key('comment')}
        {...form.field('comment', label)}
        description={t('approval.commentForAll')}
        required
        minRows={3}
        maxRows={8}
        data-autofocus
      />
      <TypedCount {...typed.field} />
      <FormActions form={form} submitLabel={title} disabled={!typed.isConfirmed} isFinal onCancel={onClose} />
    </ContractForm>
  )
}

export function RejectManyDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t('approval.rejectManyTitle', { count: props.rows.length })}
      centered
    >
      <RejectForm {...props} />
    </Modal>
  )
}
