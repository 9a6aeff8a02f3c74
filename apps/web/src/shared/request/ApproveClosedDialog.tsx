// Approving a request for a closed period needs a reason (A13), which is listed with the changes.
import { Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Props = {
  kind: RequestKind
  request: RequestRow
  /** The server's message: until when attendance is closed. */
  text: string
  onClose: () => void
}

export function ApproveClosedDialog({ kind, request, text, onClose }: Props) {
  const { t } = useTranslation()
  const words = kind.words.purposes[request.purpose]
  const form = useContractForm(kind.calls.approve, {
    initialValues: { comment: '' },
    fixed: { id: request.id, approveOrder: request.progress.order, seenHistory: request.historyCount },
    unguarded: true,
    check: ({ comment }) => ({ comment: comment.trim() === '' ? text : undefined }),
    onSuccess: () => {
      toastSuccess(t(words.approved))
      onClose()
    },
  })
  return (
    <Modal onClose={onClose} title={t(words.approve)} centered>
      <ContractForm form={form} label={t(words.approve)}>
        <Text size="sm">{text}</Text>
        <Textarea
          key={form.key('comment')}
          {...form.field('comment', t('approval.comment'))}
          required
          minRows={3}
          maxRows={8}
          data-autofocus
        />
        <FormActions form={form} submitLabel={t(words.approve)} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
